import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import connection from "../../config/connection.json";
import { createApi } from "../../src/api/call";
import * as calls from "../../src/generated/calls";
import type { ApiError } from "../../src/api/error";
import type { ReceivedFile } from "../../src/api/receive-file";
import type { Connection } from "../../src/model/config/connection";
import { createRowCounter } from "../../src/render/list/export/row-counter";
import { startTwoServers, type TwoServers, type Which } from "./two-servers";

/** Of so many bytes that no sockets hold them all while nobody reads. */
const ROWS = 30_000;
const CONTENT = 1_000;

let servers: TwoServers;
let token: string;
beforeAll(async () => {
  servers = await startTwoServers();
  token = await servers.signIn();
  await servers.opened.db.execute(sql`
    INSERT INTO messages (custom_id, user_id, title, type, sub_type, content, level, create_time)
    SELECT custom_id, id, 'export ' || n, 'om', 'x', repeat('x', ${CONTENT}::int), 'info', now()
    FROM users, generate_series(1, ${ROWS}::int) AS n WHERE username = 'admin'`);
});
afterAll(() => servers.close());

/** The server that waits in the middle of its rows for somebody to read on; undefined where none comes to that. */
async function exporting(): Promise<Which | undefined> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await servers.opened.db.execute<{ name: string }>(sql`
      SELECT application_name AS name FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'server %' AND state = 'idle in transaction' AND query ILIKE '%"messages"%'`);
    if (rows[0]) return servers.named(rows[0].name);
    await pause(10);
  }
  return undefined;
}

/** What a test does with an answer on its way. */
interface OnTheWay {
  /** Called with the first bytes; the rest is read once it resolves. */
  begun(): Promise<void>;
  /** Some proxies end an answer that breaks off as though it were whole. */
  breakHidden?: boolean;
}

function passedOn({ body, headers, status }: Response, { begun, breakHidden }: OnTheWay): Response {
  const reader = body?.getReader();
  let first = true;
  const pull = async (out: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const piece = await reader?.read().catch((failure: unknown) => {
      if (breakHidden) return undefined;
      throw failure;
    });
    if (!piece || piece.done) return out.close();
    out.enqueue(piece.value);
    if (first) await begun();
    first = false;
  };
  return new Response(new ReadableStream({ pull }), { headers, status });
}

interface Exported {
  file: ReceivedFile;
  rows: number;
  /** Whether the console takes the file for whole. */
  whole: boolean;
}

/** Exports all messages as the console does. */
async function exportMessages(way: OnTheWay): Promise<Exported> {
  const { timeoutMs, api: adapter } = connection as Connection;
  const api = createApi({
    settings: { api: { ...adapter, base: `${servers.url}/cdz-admin` }, timeoutMs },
    token: () => token,
    language: () => "zh",
    onTokenInvalid: () => undefined,
    onChanged: () => undefined,
    toast: () => undefined,
    log: () => undefined,
    explain: (kind) => kind,
    fetch: async (request) => {
      const response = await fetch(request);
      return response.headers.has("x-export-rows") ? passedOn(response, way) : response;
    },
  });
  const counter = createRowCounter("csv", 0);
  let [rows, total] = [0, -1];
  const columns = ["id", "title", "content"].map((name) => ({ name, heading: name }));
  const file = await api.download(
    calls.exportList,
    { call: "listMessages", input: { keyword: "export" }, format: "csv", title: "x", columns },
    {
      progress: (_received, _total, piece, headers) => {
        total = Number(headers.get("x-export-rows"));
        rows = counter.take(piece);
      },
    },
  );
  return { file, rows, whole: counter.whole(total) };
}

/** Exports again until a call reaches the server that is left: the proxy still leads every second one to the other. */
async function exportOnceMore(way: OnTheWay): Promise<Exported> {
  return exportMessages(way).catch(() => exportMessages(way));
}

/** Kills the server that makes an export, once it has begun. */
function killer(): { killed(): Which | undefined; begun(): Promise<void> } {
  let killed: Which | undefined;
  const begun = async (): Promise<void> => {
    const found = await exporting();
    if (found !== undefined) await servers.kill(found);
    killed = found;
  };
  return { killed: () => killed, begun };
}

/** Where both cores are busy the servers need half a minute to start. */
const LONGEST_MS = 240_000;

test(
  "an export that is cut off by the end of its server fails, and the other server gives all of it",
  async () => {
    const way = killer();
    await expect(exportMessages(way)).rejects.toMatchObject({ kind: "network" } satisfies Partial<ApiError>);
    const killed = way.killed();
    expect(killed, "the server that was exporting").toBeDefined();

    let by: Which | undefined;
    const begun = async (): Promise<void> => void (by = await exporting());
    const { file, ...exported } = await exportOnceMore({ begun });
    expect({ ...exported, by }).toEqual({ rows: ROWS, whole: true, by: killed === 0 ? 1 : 0 });
    const lines = (await file.blob.text()).split("\r\n").slice(1, -1);
    expect(new Set(lines.map((line) => line.split(",")[1])).size).toBe(ROWS);
    await servers.restart(killed ?? 0);
  },
  LONGEST_MS,
);

test("an export that is cut off is noticed also where a proxy ends it as though it were whole", async () => {
  const way = { ...killer(), breakHidden: true };
  const { rows, whole } = await exportMessages(way);
  expect(way.killed(), "the server that was exporting").toBeDefined();
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(ROWS);
  expect(whole).toBe(false);
});
