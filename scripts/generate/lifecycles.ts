import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Move } from "../../src/server/areas/define-lifecycle";
import { importProgram } from "../setup/compiled.mjs";
import { writeBelow } from "../setup/write-files";
import { areasWith } from "./areas";
import type { Output } from "./output";

/** Where the life cycles of all areas are brought together, to be loaded. */
const together = ".cache/lifecycles.ts";

/** What is told of a life cycle. */
interface Told {
  subject: string;
  states: Readonly<Record<string, number>>;
  moves: readonly Move[];
}

/** The allowed moves of everything that has a life cycle, to be read. */
export async function describeLifecycles(): Promise<Output[]> {
  const lifecycles = await loadAll(await areasWith("lifecycle"));
  const head = [
    "<!-- Generated from src/server/areas/*/lifecycle.ts by `npm run generate`; never edited by hand. -->",
    "",
    "# Life cycles",
    "",
    "What has a status goes from one to another only as listed here; the server refuses every other move. The number is what the wire carries.",
  ];
  const subjects = lifecycles.toSorted((one, other) => one.subject.localeCompare(other.subject)).map(describe);
  return [{ path: "schema/lifecycles.md", content: `${[...head, ...subjects.flat()].join("\n")}\n` }];
}

async function loadAll(areas: readonly string[], root = process.cwd()): Promise<Told[]> {
  const exported = areas.map(
    (area, at) => `export { lifecycle as l${at} } from "../src/server/areas/${area}/lifecycle";`,
  );
  const text = `${exported.join("\n")}\n`;
  const before = await readFile(path.join(root, together), "utf8").catch(() => "");
  if (before !== text) await writeBelow(root, together, text);
  return Object.values((await importProgram(root, together)) as Record<string, Told>);
}

function describe({ subject, states, moves }: Told): string[] {
  const nameOf = (status: number | null): string => {
    if (status === null) return "–";
    const [name] = Object.entries(states).find(([, value]) => value === status) ?? [];
    return `${name} (${status})`;
  };
  const title = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  const rows = moves.map(
    ({ from, to, by, conditional }) =>
      `| ${nameOf(from)} | ${nameOf(to)} | ${by.join(", ")}${conditional ? ", of some only" : ""} |`,
  );
  return ["", `## ${title}`, "", "| from | to | by |", "|---|---|---|", ...rows];
}
