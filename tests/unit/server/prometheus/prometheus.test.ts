import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MetricName } from "../../../../src/generated/api";
import { metricServerOf } from "../../../../src/server/areas/monitor/prometheus/settings";
import { prometheusMetrics } from "../../../../src/server/areas/monitor/prometheus/source";
import type { MetricSource, MetricWindow, SeriesKey } from "../../../../src/server/areas/monitor/source";
import type { Queryable } from "../../../../src/server/database/client";
import { ServiceOutage } from "../../../../src/server/errors";
import { limits } from "../../../../src/server/limits";
import { isInstalled } from "../../../helpers/prometheus-process";
import { fakeServer, type MetricServer } from "./fake-server";
import { realServer } from "./real-server";
import { allSamples, begin, connectionsAt, hosts } from "./samples";

/** Nothing of the database is asked. */
const none = undefined as unknown as Queryable;
const minuteMs = 60_000;

const keyOf = (customId: number, resourceId: string, metricName: MetricName = "connections"): SeriesKey => ({
  resource: { id: 1, customId, type: "host", cloudCode: "aliyun", regionId: "cn", resourceId, name: resourceId },
  metricName,
});

const metricsAt = (address: URL) =>
  prometheusMetrics({ address }, (line) => {
    throw new Error(line);
  });

/** Steps of so many minutes from a minute of the samples on. */
function windowOf(fromMinute: number, stepMinutes: number, count: number): MetricWindow {
  const from = new Date(begin.getTime() + fromMinute * minuteMs);
  const to = new Date(from.getTime() + count * stepMinutes * minuteMs);
  return { from, to, step: stepMinutes * 60, level: "minute" };
}

const valuesOf = (seed: number, from: number, length: number): number[] =>
  Array.from({ length }, (_, at) => connectionsAt(seed, from + at)).filter((value) => value !== null);

const average = (values: number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** About this value; null where there is none. */
const closeTo = (value: number | null): unknown => (value === null ? null : expect.closeTo(value, 6));

const kinds = [
  { name: "a server of its HTTP contract", start: fakeServer, skip: false },
  { name: "Prometheus itself", start: realServer, skip: !isInstalled },
];

describe.each(kinds.filter(({ skip }) => !skip))("metrics from $name", ({ start }) => {
  let server: MetricServer;
  let source: MetricSource;
  beforeAll(async () => {
    server = await start(allSamples);
    source = metricsAt(server.url);
  });
  afterAll(() => server.close());

  it.each([1, 2, 10, 60])("are statistics of each step of %i minutes, and gaps are gaps", async (stepMinutes) => {
    const count = Math.floor(240 / stepMinutes);
    const keys = hosts.map(({ customId, resourceId }) => keyOf(customId, resourceId));
    const told = await source.range(none, keys, windowOf(0, stepMinutes, count), ["average", "minimum", "maximum"]);
    const expected = hosts.map(({ seed }) => {
      const steps = Array.from({ length: count }, (_, at) => valuesOf(seed, at * stepMinutes, stepMinutes));
      return {
        average: steps.map((values) => closeTo(average(values))),
        minimum: steps.map((values) => (values.length === 0 ? null : Math.min(...values))),
        maximum: steps.map((values) => (values.length === 0 ? null : Math.max(...values))),
      };
    });
    expect(told).toEqual(expected);
    expect(told[0]?.average?.includes(null)).toBe(true);
  });

  it("are those of the customer and the resource alone", async () => {
    const keys = [keyOf(8, "i-a.1"), keyOf(9, "i-b"), keyOf(7, "i-a"), keyOf(7, '"} or up{x="'), keyOf(7, "i-.*")];
    const told = await source.range(none, keys, windowOf(0, 1, 3), ["average"]);
    expect(told).toEqual(keys.map(() => ({ average: [null, null, null] })));
  });

  it("are in the order asked for, also of more resources than one query asks for", async () => {
    const others = Array.from({ length: 250 }, (_, at) => keyOf(7, `i-none-${at}`));
    const keys = [...others, keyOf(7, "i-b"), keyOf(7, "i-a.1")];
    const told = await source.range(none, keys, windowOf(0, 1, 1), ["maximum"]);
    expect(told.slice(-2)).toEqual([{ maximum: [connectionsAt(11, 0)] }, { maximum: [connectionsAt(3, 0)] }]);
    expect(told.slice(0, -2).every(({ maximum }) => maximum?.[0] === null)).toBe(true);
  });

  it("have no newest value where all are old", async () => {
    expect(await source.latest(none, [keyOf(7, "i-b")], new Date(Date.now() - 10 * minuteMs))).toEqual([undefined]);
  });

  it("have a newest value, with its time", async () => {
    const [newest] = await source.latest(none, [keyOf(7, "i-b")], begin);
    expect(newest).toEqual({
      time: new Date(begin.getTime() + 359 * minuteMs),
      value: connectionsAt(11, 359),
    });
  });
});

it.runIf(isInstalled)("what is computed from counters is asked minute by minute", async () => {
  const server = await realServer(allSamples);
  try {
    const told = await metricsAt(server.url).range(none, [keyOf(7, "i-b", "diskReadIops")], windowOf(60, 10, 3), [
      "average",
    ]);
    expect(told).toEqual([{ average: [25, 25, 25].map(closeTo) }]);
  } finally {
    await server.close();
  }
});

describe("a query that the server refuses", () => {
  let server: MetricServer;
  let lines: string[];
  let source: MetricSource;
  // That server reads no expressions that compute, and refuses them.
  const asked = [keyOf(7, "i-b", "cpuUsage"), keyOf(7, "i-b"), keyOf(8, "i-b", "cpuUsage")];
  beforeAll(async () => {
    server = await fakeServer(allSamples);
    lines = [];
    source = prometheusMetrics({ address: server.url }, (line) => lines.push(line));
  });
  afterAll(() => server.close());

  it("leaves out the values of its metric only", async () => {
    const nothing = { average: [null] };
    const known = { average: [closeTo(average(valuesOf(11, 0, 1)))] };
    expect(await source.range(none, asked, windowOf(0, 1, 1), ["average"])).toEqual([nothing, known, nothing]);
    expect(await source.latest(none, asked, begin)).toEqual([undefined, expect.anything(), undefined]);
  });

  it("is logged once, with the server's reason", () => {
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^cpuUsage of host .* config\/metrics\.json .*400: .*parse error/);
  });
});

describe("many queries", () => {
  it("are under way a few at a time, and no more begin once the server has failed", async () => {
    let [most, count, isDown] = [0, 0, false];
    const held: ServerResponse[] = [];
    const server = createServer((_request, response) => {
      count += 1;
      most = Math.max(most, held.push(response));
      // Once as many wait as there may be, and others have had their turn to come, too.
      if (held.length === limits.metricQueries)
        setImmediate(() => {
          for (const one of held.splice(0))
            one
              .writeHead(isDown ? 503 : 200, { "content-type": "application/json" })
              .end(JSON.stringify({ status: "success", data: { resultType: "matrix", result: [] } }));
        });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const source = metricsAt(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    const keys = Array.from({ length: 5 * limits.metricQueries }, (_, at) => keyOf(at, "i-b"));
    const ask = () => source.range(none, keys, windowOf(0, 1, 1), ["average"]);
    expect(await ask()).toHaveLength(keys.length);
    expect({ count, most }).toEqual({ count: keys.length, most: limits.metricQueries });
    [count, isDown] = [0, true];
    await expect(ask()).rejects.toThrow("it answered 503");
    expect(count).toBe(limits.metricQueries);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
});

it("the catalogue offers what config asks for, and no more", () => {
  const { catalogue, collected } = metricsAt(new URL("http://127.0.0.1:1"));
  expect(catalogue("aliyun", "host")).toContain("cpuUsage");
  expect(catalogue("aliyun", "priNet")).toEqual([]);
  expect(catalogue("tx", "mongo")).toEqual(["connections"]);
  expect(collected).toBe(false);
});

describe("who asks", () => {
  it.each<{ as: string; server: { address: string; token?: string; tenant?: string }; sent: (string | undefined)[] }>([
    {
      as: "a name and a password in the address",
      server: { address: "http://reader:p%40ss@127.0.0.1/prom/" },
      sent: [`Basic ${Buffer.from("reader:p@ss").toString("base64")}`, undefined],
    },
    {
      as: "a bearer token, for a tenant",
      server: { address: "http://127.0.0.1/prom/", token: "abc.def==", tenant: "team-a|team-b" },
      sent: ["Bearer abc.def==", "team-a|team-b"],
    },
    {
      as: "a name, for a tenant",
      server: { address: "http://reader:@127.0.0.1/prom", tenant: "7" },
      sent: [`Basic ${Buffer.from("reader:").toString("base64")}`, "7"],
    },
    { as: "nobody", server: { address: "http://127.0.0.1/prom" }, sent: [undefined, undefined] },
  ])("is told by each question: $as", async ({ server: { address, ...by }, sent }) => {
    const seen: unknown[] = [];
    const server = createServer(({ headers, url }, response) => {
      seen.push([url, headers.authorization, headers["x-scope-orgid"]]);
      response.statusCode = 401;
      response.end("who are you");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const url = new URL(address);
    url.port = String((server.address() as AddressInfo).port);
    const source = prometheusMetrics({ address: url, ...by }, () => undefined);
    // An answer that is none is an outage with its reason.
    const outage = new ServiceOutage("METRICS_UNREACHABLE", new Error("it answered 401: who are you"));
    await expect(source.range(none, [keyOf(7, "i-b")], windowOf(0, 1, 1), ["average"])).rejects.toThrow(outage);
    await expect(source.latest(none, [keyOf(7, "i-b")], begin)).rejects.toThrow(outage);
    expect(seen).toEqual(["query_range", "query"].map((path) => [`/prom/api/v1/${path}`, ...sent]));
    await new Promise((done) => server.close(done));
  });
});

describe("the environment", () => {
  it("names the server, and as whom it is asked", () => {
    const METRICS_URL = "https://mimir/prometheus";
    expect(metricServerOf({})).toBeUndefined();
    expect(metricServerOf({ METRICS_URL: "", METRICS_TOKEN: "", METRICS_TENANT: "" })).toBeUndefined();
    expect(metricServerOf({ METRICS_URL })).toEqual({ address: new URL(METRICS_URL) });
    expect(metricServerOf({ METRICS_URL, METRICS_TOKEN: "t0ken=", METRICS_TENANT: "a|b" })).toEqual({
      address: new URL(METRICS_URL),
      token: "t0ken=",
      tenant: "a|b",
    });
  });

  it.each<{ env: Parameters<typeof metricServerOf>[0]; says: RegExp }>([
    { env: { METRICS_URL: "prometheus:9090" }, says: /METRICS_URL has to be/ },
    { env: { METRICS_URL: "http://p:9090/?x=1" }, says: /METRICS_URL has to be/ },
    { env: { METRICS_TOKEN: "t" }, says: /METRICS_URL: set that too/ },
    { env: { METRICS_TENANT: "t" }, says: /METRICS_URL: set that too/ },
    { env: { METRICS_URL: "http://a:b@p", METRICS_TOKEN: "t" }, says: /not both/ },
    { env: { METRICS_URL: "http://p", METRICS_TOKEN: "Bearer t" }, says: /METRICS_TOKEN has to be/ },
    { env: { METRICS_URL: "http://p", METRICS_TENANT: "a\nb" }, says: /METRICS_TENANT has to be/ },
  ])("is refused with the place and what to do: $env", ({ env, says }) => {
    expect(() => metricServerOf(env)).toThrow(says);
  });
});
