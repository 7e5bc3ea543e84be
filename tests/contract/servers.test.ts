import { randomBytes } from "node:crypto";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import settings from "../../config/console.json" with { type: "json" };
import { signedHeaders } from "../../src/domain/signing";
import { type OperationId, operations } from "../../src/generated/operations";
import { type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { roles } from "../../src/server/database/schema/identity";
import { callCodes } from "../../src/server/database/schema/security";
import { demoPassword } from "../../src/server/database/seed/identity";
import { createTestDatabase, type TestDatabase } from "../helpers/database";
import { type FailoverProxy, startFailoverProxy } from "../helpers/failover-proxy";
import { type LineProcess, startProcess } from "../helpers/process";
import { newVerifyId, verifyCode } from "./test-api";

let database: TestDatabase;
let opened: OpenDatabase;
let proxy: FailoverProxy;
let servers: LineProcess[];

const startServer = () =>
  startProcess("tests/helpers/server-process.ts", {
    DATABASE_URL: database.url,
    CDZ_VERIFY_CODE: verifyCode,
    CALLS_PER_MINUTE: "1000000",
  });

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url, 2);
  proxy = await startFailoverProxy();
  servers = await Promise.all([startServer(), startServer()]);
  proxy.use(servers.map(({ answer }) => answer));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  proxy.close();
  await opened.close();
  await database.drop();
});

interface Answer {
  code: number;
  data: never;
  text: string;
}

/** A request signed as config/console.json has it. */
function requestOf(id: OperationId, input: object | undefined, token: string) {
  const { method, path } = operations[id];
  const { signing } = settings;
  const parts = {
    source: signing.source,
    path,
    code: randomBytes(16).toString("hex"),
    timestamp: String(Date.now()),
    token,
  };
  const headers = { "content-type": "application/json", ...signedHeaders(parts, signing.headers) };
  return {
    path: `/cdz-admin${path}`,
    init: { method, headers, body: method === "post" ? JSON.stringify(input ?? {}) : null },
  };
}

const send = async (origin: string, { path, init }: ReturnType<typeof requestOf>): Promise<Answer> => {
  const text = await fetch(origin + path, init).then(
    (answer) => answer.text(),
    () => "",
  );
  const envelope = text.startsWith('{"code"') ? (JSON.parse(text) as { code: number; data: never }) : undefined;
  return { code: envelope?.code ?? 0, data: envelope?.data as never, text };
};

/** Makes a call through the proxy, again and again until a server answers it. */
async function call(id: OperationId, input: object | undefined, token: string): Promise<Answer> {
  for (;;) {
    const answer = await send(proxy.url, requestOf(id, input, token));
    if (answer.text !== "" && answer.code !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Kills a server and starts another in its place; meanwhile the proxy still knows the dead one. */
async function replace(index: 0 | 1): Promise<void> {
  await servers[index]?.kill();
  servers[index] = await startServer();
  proxy.use(servers.map(({ answer }) => answer));
}

test("two servers of one database are killed by turns, and nothing is lost, done twice or taken twice", async () => {
  const login = await call(
    "login",
    { username: "admin", password: demoPassword, verifyId: newVerifyId(), verifyCode },
    "",
  );
  const { token } = login.data as { token: string };
  const report = {
    clientToken: randomBytes(12).toString("hex"),
    reportName: "多服务器",
    reportType: "cost",
    cycleType: "once",
    cycleRange: "custom",
    startCycle: "2025-01",
    endCycle: "2025-03",
    clouds: ["aliyun"],
    products: ["ali-ecs"],
    groupBy: ["productCode", "billCycle"],
    metrics: ["payableAmount"],
    format: "csv",
    runHour: 6,
    weekday: 2,
    monthDay: 5,
  };
  const killing = new AbortController();
  let made = 0;
  /** One user who creates roles, each of them once however often it has to be sent. */
  const work = async (worker: number): Promise<void> => {
    for (let number = 0; !killing.signal.aborted || number < 5; number += 1) {
      const answer = await call(
        "createRole",
        { roleName: `w${worker}n${number}`, authCodes: "v1,", clientToken: randomBytes(12).toString("hex") },
        token,
      );
      expect(answer.code).toBe(200);
      expect((await call("getAuthority", undefined, token)).code).toBe(200);
      made += 1;
    }
  };
  const workers = [0, 1, 2].map(work);
  const ordered = await call("createReport", report, token);
  expect(ordered).toMatchObject({ code: 200 });
  for (const index of [0, 1, 0, 1] as const) await replace(index);
  killing.abort();
  await Promise.all(workers);

  expect(await opened.db.$count(roles, like(roles.roleName, "w%n%"))).toBe(made);

  const columns = [{ name: "username", heading: "username" }];
  const exported = await call(
    "exportList",
    { call: "listUsers", input: { keyword: "finance" }, format: "csv", title: "x", columns },
    token,
  );
  expect(exported.text.split(/\r?\n/)).toContain("finance");

  const once = requestOf("getAuthority", undefined, token);
  const [one, other] = servers.map(({ answer }) => answer);
  expect((await send(one ?? "", once)).code).toBe(200);
  expect((await send(other ?? "", once)).code).toBe(407);
  expect(await opened.db.$count(callCodes)).toBeGreaterThan(made);

  const id = (ordered.data as { id: number }).id;
  // One whose server was killed is taken up when its lease has ended.
  await expect
    .poll(async () => (await call("getReport", { id }, token)).data as { status: number }, {
      timeout: 200_000,
      interval: 500,
    })
    .toMatchObject({ status: 2 });
}, 400_000);
