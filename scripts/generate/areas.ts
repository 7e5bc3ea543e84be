import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Output } from "./output";

const areasFolder = "src/server/areas";
const notice = "// Generated from the folders of src/server/areas by `npm run generate`; never edited by hand.";

/**
 * What every area of the server brings, by the files of its folder: `handlers` of handlers.ts, one for each operation of the
 * description that is no list, `lists` of lists.ts, `jobs` of jobs.ts, and `lifecycle` of lifecycle.ts. A new area is a folder; nothing
 * lists it by hand.
 */
export async function renderAreas(root = process.cwd()): Promise<Output[]> {
  return [
    { path: "src/server/generated/handlers.ts", content: renderHandlers(await areasWith("handlers", root)) },
    { path: "src/server/generated/lists.ts", content: renderLists(await areasWith("lists", root)) },
    { path: "src/server/generated/jobs.ts", content: renderJobs(await areasWith("jobs", root)) },
  ];
}

/** The areas that have a file of this name, by their folders. */
export async function areasWith(file: string, root = process.cwd()): Promise<string[]> {
  const entries = await readdir(path.join(root, areasFolder), { withFileTypes: true });
  const areas = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return areas.filter((area) => existsSync(path.join(root, areasFolder, area, `${file}.ts`))).sort();
}

function renderHandlers(areas: readonly string[]): string {
  return `${notice}
import type { Handlers } from "../context";
import { pagesOf } from "../lists/parts";
import { lists } from "./lists";
${importsOf(areas, "handlers")}

/** Every operation of the description with its handler: one that is missing is a type error. */
export const handlers: Handlers = {
  ...pagesOf(lists),
${areas.map((area) => `  ...${variableOf(area)},`).join("\n")}
};
`;
}

function renderLists(areas: readonly string[]): string {
  return `${notice}
${importsOf(areas, "lists")}

/** The lists of every area, by operation. */
export const lists = {
${areas.map((area) => `  ...${variableOf(area)},`).join("\n")}
};
`;
}

function renderJobs(areas: readonly string[]): string {
  return `${notice}
import type { AreaJobs } from "../jobs/job";
${importsOf(areas, "jobs")}

/** The scheduled jobs of every area. */
export const areaJobs: readonly AreaJobs[] = [
${areas.map((area) => `  ${variableOf(area)},`).join("\n")}
];
`;
}

function importsOf(areas: readonly string[], file: string): string {
  return areas.map((area) => `import { ${file} as ${variableOf(area)} } from "../areas/${area}/${file}";`).join("\n");
}

/** A folder's name as a variable, "work-order" as workOrderArea: never a reserved word. */
function variableOf(area: string): string {
  return `${area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Area`;
}
