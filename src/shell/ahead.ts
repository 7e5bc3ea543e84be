import { callHeaders } from "../api/call-headers";
import type { paths } from "../generated/api";
import type { ApiAdapter } from "../model/config/api-adapter";
import type { Manifest } from "../model/resolved";
import { sessionKeys } from "../state/session-keys";
import { safeStorage } from "../state/storage";
import { wishedLanguage } from "../state/wished-language";
import { fetchManifest } from "./fetch-manifest";

/*
 * What every screen waits for is asked for before the application has been read: the resolved console and, where there is a
 * token, who is signed in and what they may do. Stands in the first chunk, and so imports as little as can be.
 */

/** The calls with which a session is entered (specification §7, "also used"). */
const entering = ["/api/v1/user/current", "/api/v1/user/authority"] as const satisfies readonly (keyof paths)[];

/** What has been asked for ahead. */
export interface Ahead {
  /** Rejects where the server does not have it. */
  manifest: Promise<Manifest>;
  /** fetch(), but for what has been asked ahead: the first who asks for it gets the answer that is on its way. */
  fetch(request: Request): Promise<Response>;
}

/** Asks. Whatever fails does so for whoever uses it. */
export function askAhead(): Ahead {
  const answers = new Map<string, Promise<Response>>();
  const manifest = fetchManifest();
  const token = safeStorage(() => window.sessionStorage).get(sessionKeys.token);
  // Whoever else waits for the manifest comes after this: nothing is asked for twice.
  manifest.then(
    ({ settings }) => token && entering.forEach((path) => ask(answers, settings.api, path, token)),
    () => undefined,
  );
  return { manifest, fetch: (request) => answerTo(answers, request) };
}

function ask(
  answers: Map<string, Promise<Response>>,
  { base, authentication }: ApiAdapter,
  path: string,
  token: string,
): void {
  if (authentication.kind !== "signed") return;
  const { href } = new URL(`${base}${path}`, window.location.href);
  const language = wishedLanguage(
    safeStorage(() => window.localStorage),
    navigator.languages,
  );
  const answer = fetch(href, { headers: callHeaders(authentication, { path, token, language }) });
  answer.catch(() => undefined);
  answers.set(href, answer);
}

/** An answer serves once: whoever asks again wants a new one. */
function answerTo(answers: Map<string, Promise<Response>>, request: Request): Promise<Response> {
  const answer = request.method === "GET" ? answers.get(request.url) : undefined;
  if (!answer) return fetch(request);
  answers.delete(request.url);
  return Promise.race([answer, aborted(request.signal)]);
}

/** Rejects when the signal says so. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
