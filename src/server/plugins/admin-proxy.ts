import type { FastifyInstance } from "fastify";
import { limits } from "../limits";

/** Where calls go. */
export interface AdminProxyOptions {
  /** Another /cdz-admin: its address with its base path, or only its host where the path is the usual one. */
  url: string;
  /** Gets a line for each call that could not be passed on. */
  log: (line: string) => void;
}

/** The base path of the API (Specification §7). */
const base = "/cdz-admin";

/** Specification §9: request time-out 30000 ms. */
const TIME_OUT_MS = 30_000;

/** The host and base path that calls are passed on to. */
export function upstreamOf(url: string): { origin: string; path: string } {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, "");
  return { origin, path: path === "" ? base : path };
}

/** Asks the other /cdz-admin for its base path. @throws where it cannot be reached, or only what is in front of it answers */
export async function askUpstream(url: string): Promise<void> {
  const { origin, path } = upstreamOf(url);
  const { status } = await fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(limits.readyTime) });
  if (status >= 500) throw new Error(`The backend answers ${status}`);
}

/** Passes every call on to another /cdz-admin, so that the console and its API keep one origin. */
export async function adminProxyPlugin(app: FastifyInstance, { url, log }: AdminProxyOptions): Promise<void> {
  const { origin, path } = upstreamOf(url);
  // Loaded only here: what it brings is a tenth of a server's start.
  const { default: proxy } = await import("@fastify/http-proxy");
  await app.register(proxy, {
    upstream: origin,
    prefix: base,
    rewritePrefix: path,
    http: { requestOptions: { timeout: TIME_OUT_MS } },
    replyOptions: {
      onError: (reply, { error }) => {
        log(`The backend cannot be reached: ${error.message}`);
        const status = "statusCode" in error && error.statusCode === 504 ? 504 : 502;
        void reply
          .status(status)
          .send({ code: status, message: "后端服务暂时无法访问 / The backend cannot be reached", data: null });
      },
    },
  });
}
