import type { Description } from "../../src/compiler/api/description";
import type { CompiledConsole } from "../../src/compiler/emit/emit";
import type { Language } from "../../src/model/words";
import { EmbeddedError } from "../../src/server/database/embedded/embedded-error";
import { type SmokeFailed, smokeTest } from "./smoke";
import { startThrowaway, type Throwaway } from "./throwaway";

/** How many lists answered, or why nothing was tried. */
export type SmokeOutcome = { lists: number } | { skipped: string };

/**
 * Tries a console on the API at an address, by the session of CDZ_SMOKE_TOKEN, or else on a throwaway server. Where neither can be had,
 * says why. @throws SmokeFailed
 */
export async function smokeOutcome(
  compiled: CompiledConsole,
  api: Description,
  address: string | undefined,
  language: Language,
): Promise<SmokeOutcome> {
  const zh = language === "zh";
  if (address !== undefined) {
    const token = process.env.CDZ_SMOKE_TOKEN;
    if (!token)
      return {
        skipped: zh
          ? `没有 ${address} 的会话令牌（CDZ_SMOKE_TOKEN）`
          : `no session token for ${address} (CDZ_SMOKE_TOKEN)`,
      };
    return { lists: await smokeTest(compiled, api, { url: address, as: { token } }, language) };
  }
  const throwaway = await startThrowaway(api).catch(notStarted);
  if (typeof throwaway === "string") return { skipped: throwaway };
  try {
    return { lists: await smokeTest(compiled, api, throwaway.target, language) };
  } finally {
    await throwaway.stop();
  }
}

/** PostgreSQL cannot be started everywhere; its own sentence says what to do. */
function notStarted(error: unknown): string | Throwaway {
  if (error instanceof EmbeddedError) return error.message;
  throw error;
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
