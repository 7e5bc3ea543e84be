import { lookup } from "node:dns/promises";
import { type ClientRequestArgs, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { Words } from "../../errors";
import { limits } from "../../limits";
import { within } from "../../within";
import { hostOf, mayReach, problemOf, type WebhookPolicy } from "./check-url";
import { signatureOf } from "./signature";

/** What is sent to a webhook. */
export interface WebhookCall {
  /** The same where it is sent again. */
  id: string;
  url: string;
  secret: string;
  body: string;
}

/** What became of it; `again`: it may be delivered later. */
export type WebhookOutcome = { delivered: true } | { delivered: false; reason: Words; again: boolean };

/** Sends to webhooks. */
export interface WebhookSender {
  policy: WebhookPolicy;
  send(call: WebhookCall, now: Date): Promise<WebhookOutcome>;
}

/** The IP addresses of a host. */
export type Resolve = (host: string) => Promise<string[]>;

const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Sends by HTTPS to addresses of the internet only. The host is looked up once, every address of it is checked, and the connection goes to one of
 * exactly these: what the name leads to afterwards does not matter. Redirects are not followed.
 */
export function webhookSender(policy: WebhookPolicy, resolve: Resolve = resolveHost): WebhookSender {
  return {
    policy,
    send: async ({ id, url: text, secret, body }, now) => {
      if (problemOf(text, policy) !== undefined) return notAllowed;
      const url = new URL(text);
      const addresses = await addressesOf(hostOf(url), resolve);
      if (addresses === undefined) return failed("域名未能及时解析", "The host name was not resolved in time");
      if (addresses.length === 0) return failed("域名无法解析", "The host name can't be resolved");
      if (!addresses.every((address) => mayReach(address, policy))) return notAllowed;
      const timestamp = String(Math.floor(now.getTime() / 1000));
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        "user-agent": "CDZ-Webhook/1",
        "x-cdz-delivery": id,
        "x-cdz-timestamp": timestamp,
        "x-cdz-signature": signatureOf(secret, timestamp, body),
      };
      return post(url, { headers, addresses, body }).then(outcomeOf, brokenOff);
    },
  };
}

/** @returns none where the name is not known; undefined where that takes too long, for lookups of the system cannot be ended */
async function addressesOf(host: string, resolve: Resolve): Promise<string[] | undefined> {
  if (isIP(host) !== 0) return [host];
  return within(
    limits.webhookResolve,
    resolve(host).catch(() => []),
  );
}

interface Posted {
  headers: Record<string, string | number>;
  addresses: readonly string[];
  body: string;
}

/** @returns the status of the answer, of which only so much is read that the connection ends in order */
function post(url: URL, { headers, addresses, body }: Posted): Promise<number> {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  const options: ClientRequestArgs = {
    method: "POST",
    headers,
    agent: false,
    signal: AbortSignal.timeout(limits.webhookAnswer),
    lookup: (_host, { all }, done) => {
      const [first] = found;
      if (all || !first) done(null, found);
      else done(null, first.address, first.family);
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, (answer) => {
      readSome(answer).then(() => resolve(answer.statusCode ?? 0), reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

async function readSome(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const part of answer) {
    bytes += (part as Buffer).length;
    if (bytes > limits.webhookAnswerBytes) break;
  }
}

/** 2xx: done. 410: the receiver wants no more of it. Whatever else: again later. */
function outcomeOf(httpStatus: number): WebhookOutcome {
  if (httpStatus >= 200 && httpStatus < 300) return { delivered: true };
  const answered = failed(`对方返回 HTTP ${httpStatus}`, `It answered HTTP ${httpStatus}`);
  return httpStatus === 410 ? { ...answered, again: false } : answered;
}

function brokenOff(error: unknown): WebhookOutcome {
  const { name, code } = error as { name?: string; code?: string };
  if (name === "AbortError" || name === "TimeoutError" || code === "ABORT_ERR")
    return failed("对方没有及时响应", "It did not answer in time");
  return failed(`无法连接（${code ?? "网络错误"}）`, `It can't be connected to (${code ?? "network error"})`);
}

function failed(zh: string, en: string) {
  return { delivered: false as const, reason: { zh, en }, again: true };
}

const notAllowed: WebhookOutcome = {
  delivered: false,
  reason: { zh: "地址不是公网 HTTPS 地址", en: "The URL is not a public HTTPS address" },
  again: false,
};
