import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Output } from "./output";

const folder = "src/server/database/seed";
const notice = `// Generated from the files of ${folder} by \`npm run generate\`; never edited by hand.`;
/** Runs the seeds, and is none. */
const entry = "seed.ts";

/**
 * The demo's data: `seed` of every file of its folder, and `plans` of every file of its history. A new one is a file; nothing lists it by
 * hand, and its place follows from what it needs.
 */
export async function renderSeeds(root = process.cwd()): Promise<Output[]> {
  const seeds = await filesIn(path.join(root, folder));
  const plans = await filesIn(path.join(root, folder, "history"));
  return [
    { path: "src/server/generated/seeds.ts", content: renderSeedFiles(seeds) },
    { path: "src/server/generated/plans.ts", content: renderPlans(plans) },
  ];
}

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true });
  const files = entries.filter((one) => one.isFile() && one.name.endsWith(".ts") && one.name !== entry);
  return files.map(({ name }) => path.basename(name, ".ts")).sort();
}

function renderSeedFiles(names: readonly string[]): string {
  return `${notice}
import type { Seed } from "../database/seed/run/seed-type";
${names.map((name) => `import { seed as ${variableOf(name)} } from "../database/seed/${name}";`).join("\n")}

/** The demo's seeds by their names. */
export const seeds: Readonly<Record<string, Seed>> = {
${names.map((name) => `  ${/\W/.test(name) ? `"${name}"` : name}: ${variableOf(name)},`).join("\n")}
};
`;
}

function renderPlans(names: readonly string[]): string {
  return `${notice}
import type { Plans } from "../database/seed/run/seed-type";
${names.map((name) => `import { plans as ${variableOf(name)} } from "../database/seed/history/${name}";`).join("\n")}

/** The plans of the demo's past. */
export const plans: readonly Plans[] = [
${names.map((name) => `  ${variableOf(name)},`).join("\n")}
];
`;
}

/** A file's name as a variable, "work-orders" as workOrdersPart. */
function variableOf(name: string): string {
  return `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Part`;
}
