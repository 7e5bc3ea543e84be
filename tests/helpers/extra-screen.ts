import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe } from "../../src/compiler/api/description";
import type { JsonSchema, OpenApiDocument, OperationObject } from "../../src/compiler/api/json-schema";
import { compile } from "../../src/compiler/node/compile";
import type { Compiled } from "../../src/compiler/compile";
import { descriptionPath } from "../../src/compiler/sources";
import { emittedFiles } from "../../src/compiler/emit/emit";
import { formatError } from "../../src/compiler/report/format-error";
import { readConfigFiles, readHandwrittenParts } from "../../src/compiler/node/read-files";
import type { ConfigMenu } from "../../src/model/config/menu";
import type { ConfigScreen } from "../../src/model/config/screen";
import type { ConfigRoutes } from "../../src/model/config/routes";

/** A folder like dist/, for as long as a test's server runs. */
export interface ExtraConsole {
  root: string;
  remove(): Promise<void>;
}

/**
 * The console of config/ with one more screen, at the addresses that its views name: config is all that a screen takes.
 *
 * @param folder holds the screens' files and enums.json, the words of further enums; those that the screen names are added.
 */
export async function compileWithScreen(project: string, folder: string, subject: string): Promise<Compiled> {
  const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, "utf8")) as T;
  const text = await readFile(path.join(folder, `${subject}.json`), "utf8");
  const screen = JSON.parse(text) as ConfigScreen;
  const addresses = Object.values(screen.views).flatMap(({ route }) => (route === undefined ? [] : [{ path: route }]));
  const config = await readConfigFiles(project);
  const change = <T>(file: string, by: (value: T) => T): void => {
    const index = config.findIndex((each) => each.path === file);
    const found = config[index];
    if (found) config[index] = { path: file, text: JSON.stringify(by(JSON.parse(found.text) as T)) };
  };
  change<ConfigRoutes>("config/routes.json", ({ routes }) => ({ routes: [...routes, ...addresses] }));
  // Something has to lead there, for those who may enter.
  const above = screen.permission?.[0] ?? screen.menu;
  const sign = above.includes("-") ? "." : "-";
  const entries = addresses.map(({ path: route }, at) => ({
    code: `${above}${sign}99${at}`,
    zh: `示例 ${at + 1}`,
    en: `Example ${at + 1}`,
    route,
  }));
  change<ConfigMenu>("config/menu/maintenance.json", (menu) => ({ ...menu, entries: [...menu.entries, ...entries] }));
  const used = Object.entries(await read<Record<string, unknown>>(path.join(folder, "enums.json"))).filter(([name]) =>
    text.includes(`"${name}"`),
  );
  change<Record<string, unknown>>("config/words/enums.json", (words) => ({ ...words, ...Object.fromEntries(used) }));
  config.push({ path: `config/screens/extra/${subject}.json`, text });

  const api = describe(
    await withRequests(
      await read<OpenApiDocument>(path.join(project, descriptionPath)),
      path.join(folder, `${subject}.api.json`),
    ),
  );
  return compile({ config, handwritten: await readHandwrittenParts(project), api });
}

/** The built application with the console of `compileWithScreen`. @throws Error with what is wrong with the screen */
export async function consoleWithScreen(project: string, folder: string, subject: string): Promise<ExtraConsole> {
  const compiled = await compileWithScreen(project, folder, subject);
  if (!compiled.console) throw new Error(compiled.errors.map((error) => formatError(error, "en")).join("\n"));

  const root = await mkdtemp(path.join(tmpdir(), "console-with-screen-"));
  await cp(path.join(project, "dist/app"), path.join(root, "app"), { recursive: true });
  for (const { path: file, content } of emittedFiles(compiled.console, "extra")) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** The description with other requests for some operations: what no real one takes yet can be shown all the same. */
async function withRequests(document: OpenApiDocument, file: string): Promise<OpenApiDocument> {
  const requests = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Record<string, JsonSchema>;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as OperationObject[]);
  for (const operation of operations) {
    const schema = requests[operation.operationId ?? ""];
    if (schema) operation.requestBody = { content: { "application/json": { schema } } };
  }
  return document;
}
