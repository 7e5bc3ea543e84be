import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { compile } from "../src/compiler/compile";
import { commandLanguage } from "../src/compiler/language";
import { scaffold } from "../src/compiler/scaffold/scaffold";
import { tellScaffolded } from "../src/compiler/scaffold/tell";
import { apiOf, readFolder } from "../src/compiler/sources";

// `npm run scaffold -- OPERATION... --file FILE --menu CODE --route ADDRESS`: a screen of operations of the API, with which config is right.
const usage = `npm run scaffold -- OPERATION... --file config/screens/AREA/SUBJECT.json --menu CODE --route ADDRESS

Makes a screen of operations of the API: a list, a detail of one row, forms and actions, its address, and a tab of the menu entry with the
code. Config is checked with it before anything is written; what the compiler does not take is left out and named.

  --file      the file of the screen, which must not exist
  --menu      menu code of the entry that leads to the screen
  --route     address of the list, below the base path
  --dry-run   writes nothing
  --json      what was made, for programs
  --lang      zh or en

Exit codes: 0 made, 1 not possible, 2 wrong arguments.`;

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals: operations } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: "string" },
    menu: { type: "string" },
    route: { type: "string" },
    "dry-run": { type: "boolean" },
    json: { type: "boolean" },
    lang: { type: "string" },
    help: { type: "boolean" },
  },
});
const { file, menu, route } = values;

if (values.help) console.log(usage);
else if (file === undefined || menu === undefined || route === undefined || operations.length === 0) {
  console.error(usage);
  process.exitCode = 2;
} else process.exitCode = await make({ operations, file, menu, route });

async function make(request: Parameters<typeof scaffold>[0]): Promise<number> {
  const texts = await readFolder(root);
  const made = scaffold(request, { ...texts, api: apiOf(texts) }, (sources) => compile(sources).errors);
  const isWritten = !("problem" in made) && !values["dry-run"];
  if (isWritten) for (const each of made.files) await write(each);
  const language = commandLanguage(values.lang, process.env);
  console.log(values.json ? JSON.stringify(made, undefined, 2) : tellScaffolded(made, isWritten, language));
  return "problem" in made ? 1 : 0;
}

async function write({ path: name, text }: { path: string; text: string }): Promise<void> {
  const place = path.join(root, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, await format(text, { parser: "json", printWidth: 120, filepath: place }));
}
