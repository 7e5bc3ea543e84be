import { setTimeout as sleep } from "node:timers/promises";
import { mayUseAny } from "../../src/domain/permission";
import { type Operation, operations } from "../../src/generated/operations";
import { callApi, signIn } from "../helpers/signed-in";
import {
  type Call,
  call,
  closedLoop,
  countStatuses,
  type LoadClient,
  openClient,
  openLoop,
  type Outcome,
} from "./load-generator";
import type { Measure } from "./measure";
import { percentile } from "./statistics";

/** Demo accounts of several customers, who hold all codes or some. */
const ACCOUNTS = ["admin", "finance", "viewer", "many", "channel", "type1", "type2", "type4"] as const;

const RATE = 500;
const SECONDS = { warmUp: 3, steady: 60, thinking: 60, capacity: 10, overload: 20 } as const;
const QUICK_SECONDS = { warmUp: 1, steady: 2, thinking: 3, capacity: 2, overload: 2 } as const;
const THINKING_USERS = 150;
/** Enough that the server is never idle, too few for it to refuse any. */
const CAPACITY_USERS = 32;
const OVERLOAD = 3;
/** Single calls that show what normal time is, and how long recovery is waited for, milliseconds. */
const QUIET_CALLS = 50;
const RECOVERY_MS = 60_000;
const PROBE_PAUSE_MS = 20;

/** Calls of all accounts, by number: reads and, about one in five, writes. */
type Mix = (number: number) => Call;

/** What the server at `url` does with 500 calls per second, 150 users, and three times more than it manages. */
export async function measureLoad(url: string, quick: boolean): Promise<Measure[]> {
  const seconds = quick ? QUICK_SECONDS : SECONDS;
  const mix = await mixOf(url);
  const client = openClient(url);
  try {
    await closedLoop(client, { users: CAPACITY_USERS, seconds: seconds.warmUp }, mix);
    return [
      ...(await measureRate(client, mix, seconds.steady)),
      ...(await measureThinking(client, mix, seconds.thinking)),
      ...(await measureOverload(client, mix, seconds)),
    ];
  } finally {
    client.close();
  }
}

async function mixOf(url: string): Promise<Mix> {
  const users = await Promise.all(ACCOUNTS.map(async (username) => callsOf(url, await signIn(url, username))));
  return (number) => {
    const calls = users[number % users.length] ?? [];
    return calls[Math.floor(number / users.length) % calls.length] as Call;
  };
}

/** What one user does, in turn: the calls whose codes the user holds. */
async function callsOf(url: string, token: string): Promise<Call[]> {
  const { authCodes } = await callApi(url, "getAuthority", undefined, token);
  const page = { pageNum: 1, pageSize: 20 };
  const [news] = (await callApi(url, "listNews", page, token)).list;
  const [message] = (await callApi(url, "listMessages", page, token)).list;
  const key = "columns.messages.list";
  const calls = [
    call("getCurrentUser", undefined, token),
    call("countUnreadMessages", undefined, token),
    call("listMessages", page, token),
    ...(message ? [call("markMessagesRead", { ids: [message.id] }, token)] : []),
    call("listCartItems", undefined, token),
    call("listProducts", page, token),
    call("getPreference", { key }, token),
    call("savePreference", { key, value: { hidden: ["type"], density: "compact" } }, token),
    call("listOrders", page, token),
    call("getAccount", undefined, token),
    call("listNews", page, token),
    ...(news ? [call("viewNews", { id: news.id }, token)] : []),
    call("listRecharges", page, token),
    call("listUsers", page, token),
    call("listWorkOrders", page, token),
    call("listBillDetails", page, token),
  ];
  return calls.filter(({ id }) => {
    const { permission }: Operation = operations[id];
    return permission === undefined || mayUseAny(authCodes, permission);
  });
}

async function measureRate(client: LoadClient, mix: Mix, seconds: number): Promise<Measure[]> {
  const outcomes = await Promise.all(await openLoop(client, { perSecond: RATE, seconds }, mix));
  const heading = `Load, ${RATE} mixed calls per second for ${seconds} s, counted from when they were due`;
  return timesAndStatuses(heading, outcomes);
}

async function measureThinking(client: LoadClient, mix: Mix, seconds: number): Promise<Measure[]> {
  const pause = (): number => 1000 + Math.random() * 4000;
  const outcomes = await closedLoop(client, { users: THINKING_USERS, seconds, pause }, mix);
  const heading = `Load, ${THINKING_USERS} users who think for 1 to 5 s, for ${seconds} s`;
  const slowest = slowestOperations(outcomes, 3).map(([id, value]): Measure => ({
    heading,
    name: `slowest: ${id}, 99 of 100`,
    value,
    unit: "ms",
  }));
  return [...timesAndStatuses(heading, outcomes), ...slowest];
}

async function measureOverload(
  client: LoadClient,
  mix: Mix,
  seconds: { capacity: number; overload: number },
): Promise<Measure[]> {
  const quiet: Outcome[] = [];
  for (let number = 0; number < QUIET_CALLS; number++) quiet.push(await client.send(mix(0)));
  const normal = Math.max(...quiet.map(({ ms }) => ms));
  const full = await closedLoop(client, { users: CAPACITY_USERS, seconds: seconds.capacity }, mix);
  const managed = answered(full).length / seconds.capacity;
  const sent = await openLoop(client, { perSecond: OVERLOAD * managed, seconds: seconds.overload }, mix);
  const recovered = await timeToRecover(client, mix(0), normal);
  const heading = `Load, ${OVERLOAD} times what the server manages, for ${seconds.overload} s`;
  const recovery = `end of load to a call answered in normal time (${normal.toFixed(0)} ms)`;
  return [
    { heading, name: `managed with ${CAPACITY_USERS} callers`, value: managed, unit: "/s" },
    { heading, name: "called", value: sent.length / seconds.overload, unit: "/s" },
    ...timesAndStatuses(heading, await Promise.all(sent)),
    { heading, name: recovery, value: recovered, unit: "ms" },
  ];
}

/** Undefined where no call is answered in normal time within a minute. */
async function timeToRecover(client: LoadClient, probe: Call, normal: number): Promise<number | undefined> {
  const since = performance.now();
  while (performance.now() - since < RECOVERY_MS) {
    const { status, ms } = await client.send(probe);
    if (status === "200" && ms <= normal) return performance.now() - since;
    await sleep(PROBE_PAUSE_MS);
  }
  return undefined;
}

function timesAndStatuses(heading: string, outcomes: readonly Outcome[]): Measure[] {
  const times = answered(outcomes).map(({ ms }) => ms);
  return [
    { heading, name: "median of those answered 200", value: percentile(times, 0.5), unit: "ms" },
    { heading, name: "99 of 100 of those answered 200", value: percentile(times, 0.99), unit: "ms" },
    ...countStatuses(outcomes).map(([status, value]): Measure => ({
      heading,
      name: `answers: ${status}`,
      value,
      unit: "",
    })),
  ];
}

function answered(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ status }) => status === "200");
}

/** The operations whose 99th percentile is highest, with it in milliseconds. */
export function slowestOperations(outcomes: readonly Outcome[], most: number): [id: string, ms: number][] {
  const all = answered(outcomes);
  const timesOf = (wanted: string): number[] => all.filter(({ id }) => id === wanted).map(({ ms }) => ms);
  const ids = new Set(all.map(({ id }) => id));
  const slow = [...ids].map((id): [string, number] => [id, percentile(timesOf(id), 0.99)]);
  return slow.toSorted(([, a], [, b]) => b - a).slice(0, most);
}
