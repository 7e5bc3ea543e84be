import { Agent, request } from "node:http";
import { setImmediate as yieldOnce, setTimeout as sleep } from "node:timers/promises";
import { type Input, type OperationId, operations } from "../../src/generated/operations";
import { headersOf } from "./requests";

/** Connections at most: fewer than the server takes from one address (`limits.connectionsPerAddress`). */
const CONNECTIONS = 900;
/** A caller gives up after this time, milliseconds. */
const PATIENCE_MS = 30_000;
/** How late the last call of an open loop may be sent, milliseconds. */
const LATEST_MS = 5_000;

/** A call to be made. */
export interface Call {
  id: OperationId;
  input: object | undefined;
  token: string;
}

/** What a call came to. */
export interface Outcome {
  id: OperationId;
  /** The code of the envelope, or why there is none. */
  status: string;
  /** From the moment the call was due to the last byte of its answer, milliseconds. */
  ms: number;
}

/** Sends signed calls to one server. */
export interface LoadClient {
  /** @param due when the call should be sent, by `performance.now()`. Never rejects. */
  send(call: Call, due?: number): Promise<Outcome>;
  close(): void;
}

/** A call with its input checked against its operation. */
export function call<Id extends OperationId>(id: Id, input: Input<Id>, token: string): Call {
  return { id, input, token };
}

/** Opens up to 900 connections. A call that finds all of them busy is not sent: nothing queues in the client. */
export function openClient(url: string): LoadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let open = 0;
  return {
    async send(given, due = performance.now()) {
      let status = "no free connection";
      if (open < CONNECTIONS) {
        open += 1;
        status = await statusOf(url, agent, given).finally(() => (open -= 1));
      }
      return { id: given.id, status, ms: performance.now() - due };
    },
    close: () => agent.destroy(),
  };
}

function statusOf(url: string, agent: Agent, { id, input, token }: Call): Promise<string> {
  const { method, path } = operations[id];
  const query = method === "get" && input ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  return new Promise((resolve) => {
    const options = { agent, method, headers: headersOf(path, token), signal: AbortSignal.timeout(PATIENCE_MS) };
    const sent = request(`${url}/cdz-admin${path}${query}`, options, (response) => {
      let head = "";
      response.on("data", (chunk: Buffer) => (head ||= chunk.toString("latin1", 0, 20)));
      response.on("end", () => resolve(/^\{"code":(\d+)/.exec(head)?.[1] ?? `HTTP ${response.statusCode}`));
      response.on("error", () => resolve("answer cut off"));
    });
    sent.on("error", () => resolve("no answer"));
    sent.end(method === "post" ? JSON.stringify(input ?? {}) : undefined);
  });
}

/** When each call of a fixed rate is due, milliseconds from the start. */
export function dueTimes(perSecond: number, seconds: number): number[] {
  return Array.from({ length: Math.floor(perSecond * seconds) }, (_, number) => (number * 1000) / perSecond);
}

/**
 * Sends calls at a fixed rate, whether or not earlier ones are answered, and counts each from when it was due: what a
 * slow answer keeps waiting counts too. Resolves when the last call is sent, at most five seconds late; the status of a
 * call that is later still is "not sent".
 */
export async function openLoop(
  client: LoadClient,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  callOf: (number: number) => Call,
): Promise<Promise<Outcome>[]> {
  const start = performance.now();
  const outcomes: Promise<Outcome>[] = [];
  for (const [number, due] of dueTimes(perSecond, seconds).entries()) {
    const early = start + due - performance.now();
    // Answers have to be read between two calls, however late the next one is.
    await (early > 0 ? sleep(early) : yieldOnce());
    const given = callOf(number);
    const inTime = performance.now() < start + seconds * 1000 + LATEST_MS;
    const notSent = { id: given.id, status: "not sent", ms: Number.NaN };
    outcomes.push(inTime ? client.send(given, start + due) : Promise.resolve(notSent));
  }
  return outcomes;
}

/** Users who each send a call when the last one is answered, after a pause (milliseconds), for some seconds. */
export async function closedLoop(
  client: LoadClient,
  { users, seconds, pause }: { users: number; seconds: number; pause?: () => number },
  callOf: (number: number) => Call,
): Promise<Outcome[]> {
  const end = performance.now() + seconds * 1000;
  const outcomes: Outcome[] = [];
  let number = 0;
  const use = async (): Promise<void> => {
    for (;;) {
      if (pause) await sleep(Math.min(pause(), end - performance.now()));
      if (performance.now() >= end) return;
      outcomes.push(await client.send(callOf(number++)));
    }
  };
  await Promise.all(Array.from({ length: users }, use));
  return outcomes;
}

/** How often each status was answered, the most frequent first. */
export function countStatuses(outcomes: readonly Outcome[]): [status: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
