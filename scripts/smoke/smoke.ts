import { ApiError } from "../../src/api/error";
import { type Api, createApi } from "../../src/api/call";
import { learnOperations } from "../../src/api/known-operations";
import type { Description } from "../../src/compiler/api/description";
import { type CompiledConsole, screensOf } from "../../src/compiler/emit/emit";
import * as calls from "../../src/generated/calls";
import type { Language } from "../../src/model/words";
import { type FirstCall, firstCalls } from "./first-calls";
import { SmokeFailed } from "./told";

/** Calls that are made at the same time. */
const AT_ONCE = 6;

/** The code of a refusal because a row is not there. */
const NOT_FOUND = 404;

/** Where a console is tried, and as whom. */
export interface SmokeTarget {
  /** Address of the API, such as http://127.0.0.1:8080; with a path where it is not the base path of the console's settings. */
  url: string;
  as: { username: string; password: string; verifyCode: string } | { token: string };
  /** The browser's by default. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Signs in and fetches the first page of every list, by the browser's own client with the settings of a console that is not published
 * yet. @returns how many lists answered @throws SmokeFailed
 */
export async function smokeTest(
  compiled: CompiledConsole,
  api: Description,
  target: SmokeTarget,
  language: Language,
): Promise<number> {
  const { settings, operations } = compiled.manifest;
  const screens = screensOf(compiled);
  learnOperations(operations);
  for (const screen of screens) learnOperations(screen.operations);
  let token = "token" in target.as ? target.as.token : "";
  const client = createApi({
    settings: { ...settings, api: { ...settings.api, base: baseOf(target.url, settings.api.base) } },
    token: () => token,
    language: () => language,
    onTokenInvalid: () => undefined,
    onChanged: () => undefined,
    toast: () => undefined,
    log: () => undefined,
    explain: (kind) => explained(kind, settings.timeoutMs, language),
    ...(target.fetch && { fetch: target.fetch }),
  });
  token = await signedIn(client, target, language);
  const lists = firstCalls(
    screens.map((screen) => screen.default),
    settings,
    api,
  );
  const failures = await failuresOf(lists, client, language);
  if (failures.length > 0) throw new SmokeFailed(failures);
  return lists.length;
}

function baseOf(url: string, apiBase: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, "");
  return origin + (path === "" ? apiBase : path);
}

/** The token of a session that the API takes. */
async function signedIn(client: Api, { as }: SmokeTarget, language: Language): Promise<string> {
  try {
    if ("token" in as) {
      await client.call(calls.getCurrentUser);
      return as.token;
    }
    const verifyId = crypto.randomUUID().replaceAll("-", "").slice(0, 24);
    return (await client.call(calls.login, { ...as, verifyId })).token;
  } catch (error) {
    const reason = reasonOf(error);
    throw new SmokeFailed([language === "zh" ? `无法登录：${reason}` : `nobody can sign in: ${reason}`]);
  }
}

async function failuresOf(lists: readonly FirstCall[], client: Api, language: Language): Promise<string[]> {
  const left = [...lists.entries()];
  const found = new Map<number, string>();
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, list] = next;
      const reason = await client.callByName(list.call, list.input).then(
        () => undefined,
        (error: unknown) => problemOf(list, error),
      );
      if (reason !== undefined) found.set(index, sentenceOf(list, reason, language));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...found].toSorted(([one], [other]) => one - other).map(([, sentence]) => sentence);
}

/** Why a list has no answer; undefined where the row that it is about is not there. */
function problemOf({ ofRow }: FirstCall, error: unknown): string | undefined {
  return ofRow && error instanceof ApiError && error.code === NOT_FOUND ? undefined : reasonOf(error);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 0 ? error.message : `${error.code} ${error.message}`;
}

function sentenceOf({ list, title, call }: FirstCall, reason: string, language: Language): string {
  return language === "zh"
    ? `${list}“${title.zh}”：调用 ${call} 失败：${reason}`
    : `${list} “${title.en}”: ${call} failed: ${reason}`;
}

function explained(kind: "network" | "timeout" | "unreadable", timeoutMs: number, language: Language): string {
  const words = {
    network: { zh: "无法连接", en: "not reached" },
    timeout: { zh: `${timeoutMs} 毫秒内没有返回（timeoutMs）`, en: `no answer within ${timeoutMs} ms (timeoutMs)` },
    unreadable: { zh: "返回的数据无法识别", en: "an answer that cannot be read" },
  };
  return words[kind][language];
}
