import type { Language } from "../../src/model/words";

/** How many lists answered, or why nothing was tried. */
export type SmokeOutcome = { lists: number } | { skipped: string };

/** A console that does not work with the API; `failures`: what failed, a sentence each. */
export class SmokeFailed extends Error {
  override name = "SmokeFailed";
  readonly failures: readonly string[];

  constructor(failures: readonly string[]) {
    super(failures.join("\n"));
    this.failures = failures;
  }
}

/** What came of it, for people. */
export function formatSmoke(outcome: SmokeOutcome, language: Language): string {
  if (language === "zh")
    return "lists" in outcome ? `试运行：${outcome.lists} 个列表均已返回` : `未试运行：${outcome.skipped}`;
  return "lists" in outcome ? `smoke test: all ${outcome.lists} lists answered` : `not tried: ${outcome.skipped}`;
}

/** Why nothing was published. */
export function formatSmokeFailure({ failures }: SmokeFailed, language: Language): string {
  const head = language === "zh" ? "试运行失败，未发布任何内容：" : "the smoke test failed, nothing was published:";
  return [head, ...failures.map((failure) => `  ${failure}`)].join("\n");
}
