import { positionOf } from "../../src/compiler/read/config-file";
import type { Judged, Verdict } from "./judge";
import type { Mutant } from "./mutants";
import { reviewed } from "./reviewed";

/** What came of many mutants. */
export interface Summary {
  tried: number;
  verdicts: Record<Verdict, number>;
  /** Of those of a reviewed kind: how many of each. */
  kinds: Record<string, number>;
  /** Share of the caught ones of which a mistake is named where the change is. */
  exact: number;
  /** Share of the caught misspellings for which what was there is suggested. */
  suggested: number;
  /** What would reach customers: where, and what was changed. */
  passed: string[];
}

/** What became of a mutant, without the mutant: its change in words where it would reach customers. */
export interface Outcome extends Pick<Judged, "verdict" | "why" | "exact" | "suggested"> {
  change?: string;
}

/** What of a judgement counts. */
export function outcomeOf({ mutant, verdict, why, exact, suggested }: Judged): Outcome {
  return {
    verdict,
    ...(why !== undefined && { why }),
    ...(exact !== undefined && { exact }),
    ...(suggested !== undefined && { suggested }),
    ...(verdict === "passed" && { change: inWords(mutant) }),
  };
}

/** Counts what came of mutants. */
export function summaryOf(judged: readonly Outcome[]): Summary {
  const of = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict);
  const caught = of("caught");
  const misspelt = caught.filter(({ suggested }) => suggested !== undefined);
  return {
    tried: judged.length,
    verdicts: {
      caught: caught.length,
      same: of("same").length,
      harmless: of("harmless").length,
      review: of("review").length,
      passed: of("passed").length,
    },
    kinds: Object.fromEntries(
      [...new Set(reviewed.map(({ name }) => name))].map((name) => [
        name,
        judged.filter(({ why }) => why === name).length,
      ]),
    ),
    exact: share(caught, ({ exact }) => exact === true),
    suggested: share(misspelt, ({ suggested }) => suggested === true),
    passed: of("passed").flatMap(({ change }) => change ?? []),
  };
}

/** `config/x.json:3:5 delete fields/title: "…" → "…"`. */
export function inWords(mutant: Mutant): string {
  const { line, column } = positionOf(mutant.text(), mutant.places[0]?.from ?? 0);
  const short = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 60);
  const change = `${short(mutant.before)} → ${short(mutant.after)}`;
  return `${mutant.file}:${line}:${column} ${mutant.kind} ${mutant.path.join("/")}: ${change}`;
}

function share(all: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return all.length === 0 ? 1 : all.filter(is).length / all.length;
}

/** A summary as lines of text. */
export function formatSummary({ tried, verdicts, kinds, exact, suggested, passed }: Summary): string {
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  const row = (name: string, count: number): string =>
    `${name.padEnd(24)}${String(count).padStart(8)}  ${percent(count / Math.max(1, tried))}`;
  return [
    ...passed,
    row("tried", tried),
    ...Object.entries(verdicts).map(([name, count]) => row(name, count)),
    ...Object.entries(kinds).map(([name, count]) => row(`  ${name}`, count)),
    `${"named where it is".padEnd(24)}${"".padStart(8)}  ${percent(exact)}`,
    `${"rightly suggested".padEnd(24)}${"".padStart(8)}  ${percent(suggested)}`,
  ].join("\n");
}
