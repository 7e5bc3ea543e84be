import type { Move } from "../../src/server/areas/define-lifecycle";
import { areasWith } from "./areas";
import type { Output } from "./output";

/** What is told of a life cycle. */
interface Told {
  subject: string;
  states: Readonly<Record<string, number>>;
  moves: readonly Move[];
}

/** The allowed moves of everything that has a life cycle, to be read. */
export async function describeLifecycles(): Promise<Output[]> {
  const areas = await areasWith("lifecycle");
  const modules = areas.map(
    (area) => import(`../../src/server/areas/${area}/lifecycle`) as Promise<{ lifecycle: Told }>,
  );
  const lifecycles = (await Promise.all(modules)).map(({ lifecycle }) => lifecycle);
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
