import type { Description } from "../../src/compiler/api/description";
import type { CompiledConsole } from "../../src/compiler/emit/emit";
import type { Language } from "../../src/model/words";
import { EmbeddedError } from "../../src/server/database/embedded/embedded-error";
import { smokeTest } from "./smoke";
import { type SmokeOutcome } from "./told";
import { startThrowaway, type Throwaway } from "./throwaway";

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
