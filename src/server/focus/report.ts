import type { FocusResult } from "./import";
import type { BadLine } from "./read-lines";

const count = (number: number, word: string) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;

/** A bad line as the command prints it: "line 12, BilledCost: "abc" is not a decimal number". */
export function describeBadLine({ line, problems }: BadLine): string[] {
  return problems.map(({ column, reason }) => `line ${line}${column === null ? "" : `, ${column}:`} ${reason}`);
}

/** The end of an import in a few sentences. */
export function describeResult({ read, bad, added, present, billed }: FocusResult, skipBad: boolean): string[] {
  if (bad > 0 && !skipBad) {
    const rest = read - bad > 0 ? ` --skip-bad keeps the other ${count(read - bad, "line")}.` : "";
    return [
      `Nothing was kept: ${bad.toLocaleString("en")} of ${count(read, "line")} ${bad === 1 ? "is" : "are"} bad.${rest}`,
    ];
  }
  const skipped = bad > 0 ? `, ${bad.toLocaleString("en")} bad and left out` : "";
  return [
    `Read ${count(read, "line")}: ${added.toLocaleString("en")} added, ${present.toLocaleString("en")} already there${skipped}.`,
    ...billed.map(
      ({ currency, lines, amount }) => `Billed in the added lines: ${amount} ${currency} (${count(lines, "line")}).`,
    ),
  ];
}
