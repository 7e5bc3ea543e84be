import { readdir } from "node:fs/promises";
import { compile } from "../../src/compiler/node/compile";
import { configSchemas } from "../../src/compiler/config-schemas";
import { type ForeignConsole, foreignConsole } from "../../src/compiler/foreign/foreign-console";
import { countsOf, tellForeign } from "../../src/compiler/foreign/tell";
import { readConfigFiles } from "../../src/compiler/node/read-files";
import { descriptionPath } from "../../src/compiler/sources";
import type { Language } from "../../src/model/words";
import type { ApiDocument } from "../generate/document";
import { renderTypes } from "../generate/types";
import { NoDescription, readAnyDescription } from "./description-file";
import { writeBelow, writeConfig } from "./write-files";

/** How a console of another API is made. */
export interface ApiCommand {
  /** The project, whose texts the console has. */
  root: string;
  /** The description. */
  file: string;
  /** Where the console is written; absent: it is only told what it would be. */
  into: string | undefined;
  /** Base of the calls. */
  base: string;
  json: boolean;
  language: Language;
}

/** Makes a console of a description, writes it and says what each operation has become. @returns the exit code */
export async function scaffoldApi({ root, file, into, base, json, language }: ApiCommand): Promise<number> {
  try {
    const document = await readAnyDescription(file);
    if (into !== undefined && (await isUsed(into)))
      throw new NoDescription(`${into}: the folder is not empty / 文件夹不为空`);
    const made = foreignConsole(
      { document, base, product: await readConfigFiles(root) },
      (sources) => compile(sources).errors,
    );
    if (into !== undefined && made.errors.length === 0) await writeConsole(into, made);
    console.log(json ? asJson(made) : tellForeign(made, language));
    return made.errors.length === 0 && made.outcomes.some(({ became }) => became !== "none") ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoDescription)) throw error;
    console.error(error.message);
    return 1;
  }
}

function asJson({ adapter, outcomes, errors }: ForeignConsole): string {
  return JSON.stringify({ counts: countsOf(outcomes), adapter, operations: outcomes, errors }, undefined, 2);
}

async function isUsed(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/** A folder of the same form as the project: config, the description it is compiled against, types of the API, and what editors complete from. */
async function writeConsole(into: string, { files, document }: ForeignConsole): Promise<void> {
  // First, because it fails where types cannot be made: nothing is half written then.
  const types = await renderTypes(document as unknown as ApiDocument);
  for (const { path: name, text } of files) await writeConfig(into, name, text);
  for (const { path: name, content } of configSchemas(document)) await writeBelow(into, name, content);
  await writeBelow(into, descriptionPath, `${JSON.stringify(document, undefined, 2)}\n`);
  await writeBelow(into, "src/generated/api.ts", types);
}
