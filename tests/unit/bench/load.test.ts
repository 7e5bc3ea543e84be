import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { slowestOperations } from "../../bench/load";
import {
  call,
  countStatuses,
  dueTimes,
  type LoadClient,
  openClient,
  openLoop,
  type Outcome,
} from "../../bench/load-generator";

const outcome = (id: Outcome["id"], ms: number, status = "200"): Outcome => ({ id, status, ms });

test("calls of a fixed rate are due at equal distances, from the start on", () => {
  expect(dueTimes(500, 60)).toHaveLength(30_000);
  expect(dueTimes(4, 1.5)).toEqual([0, 250, 500, 750, 1000, 1250]);
});

test("statuses are counted, the most frequent first", () => {
  const outcomes = ["503", "200", "200", "no answer", "200"].map((status) => outcome("listOrders", 1, status));
  expect(countStatuses(outcomes)).toEqual([
    ["200", 3],
    ["503", 1],
    ["no answer", 1],
  ]);
});

test("the slowest operations are those with the highest 99th percentile of their answers, refusals left out", () => {
  const outcomes = [
    ...Array.from({ length: 100 }, (_, index) => outcome("listOrders", index + 1)),
    outcome("getAuthority", 5),
    outcome("listNews", 200),
    outcome("getAccount", 9_000, "503"),
  ];
  expect(slowestOperations(outcomes, 2)).toEqual([
    ["listNews", 200],
    ["listOrders", 99],
  ]);
});

test("an open loop sends every call though none is answered, and tells when each was due", async () => {
  const dues: number[] = [];
  const deaf: LoadClient = {
    send: (_call, due = Number.NaN) => {
      dues.push(due);
      return new Promise(() => undefined);
    },
    close: () => undefined,
  };
  const sent = await openLoop(deaf, { perSecond: 20, seconds: 0.25 }, () => call("getAuthority", undefined, ""));
  expect(sent).toHaveLength(5);
  expect(dues.map((due) => Math.round(due - (dues[0] ?? 0)))).toEqual([0, 50, 100, 150, 200]);
});

test("a client reads the code of the envelope, counts from when a call was due, and tells of no answer", async () => {
  const server = createServer((_request, response) => response.end('{"code":503,"data":null}'));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const client = openClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const given = call("getAuthority", undefined, "");
  try {
    const busy = await client.send(given, performance.now() - 1000);
    expect(busy).toMatchObject({ id: "getAuthority", status: "503" });
    expect(busy.ms).toBeGreaterThanOrEqual(1000);
  } finally {
    client.close();
    await new Promise((resolve) => server.close(resolve));
  }
  expect(await client.send(given)).toMatchObject({ status: "no answer" });
});
