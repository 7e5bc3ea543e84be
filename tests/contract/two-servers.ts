import { randomBytes } from "node:crypto";
import connection from "../../config/connection.json" with { type: "json" };
import { signedHeaders } from "../../src/domain/signing";
import { type OperationId, operations } from "../../src/generated/operations";
import { type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { demoPassword } from "../../src/server/database/seed/identity";
import { createTestDatabase } from "../helpers/database";
import { startFailoverProxy } from "../helpers/failover-proxy";
import { type LineProcess, startProcess } from "../helpers/process";
import { newVerifyId, verifyCode } from "./test-api";

/** An answer; code 0 and no text where there was none. */
export interface Answer {
  code: number;
  data: never;
  text: string;
}

/** Which of the two servers. */
export type Which = 0 | 1;

/** Two servers, each a process, behind one proxy and on one database. */
export interface TwoServers {
  /** The proxy's origin. */
  url: string;
  /** The database, for what no call tells. */
  opened: OpenDatabase;
  /** The origin of one server, past the proxy. */
  origin(which: Which): string;
  /** The running server that has a connection of this name; undefined where it has been killed. */
  named(connection: string): Which | undefined;
  /** What a server has logged since its start. */
  logged(which: Which): Promise<string[]>;
  /** Makes a call through the proxy, again and again until a server answers it. */
  call(id: OperationId, input: object | undefined, token: string): Promise<Answer>;
  /** Signs in as the demo's main account. @returns the token */
  signIn(): Promise<string>;
  /** Kills a server (kill -9). The proxy still knows it. */
  kill(which: Which): Promise<void>;
  /** Starts another in the place of one that was killed. */
  restart(which: Which): Promise<void>;
  close(): Promise<void>;
}

/** Starts both; `env` is added to the environment of each. The names of their connections begin with "server". */
export async function startTwoServers(env: NodeJS.ProcessEnv = {}): Promise<TwoServers> {
  const database = await createTestDatabase();
  const opened = openDatabase(database.url, 4);
  const proxy = await startFailoverProxy();
  let started = 0;
  const names = ["", ""];
  const start = (which: Which): Promise<LineProcess> => {
    names[which] = `server ${(started += 1)}`;
    return startProcess("tests/helpers/server-process.ts", {
      DATABASE_URL: `${database.url}?application_name=${encodeURIComponent(names[which])}`,
      CDZ_VERIFY_CODE: verifyCode,
      CALLS_PER_MINUTE: "1000000",
      ...env,
    });
  };
  const servers = await Promise.all([start(0), start(1)]);
  const tell = (): void => proxy.use(servers.map(({ answer }) => answer));
  tell();

  const call: TwoServers["call"] = async (id, input, token) => {
    for (;;) {
      const answer = await send(proxy.url, requestOf(id, input, token));
      if (answer.text !== "" && answer.code !== 503) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return {
    url: proxy.url,
    opened,
    origin: (which) => servers[which].answer,
    named: (name) => ([0, 1] as const).find((which) => names[which] === name),
    logged: async (which) => JSON.parse(await servers[which].ask("logged")) as string[],
    call,
    signIn: async () => {
      const input = { username: "admin", password: demoPassword, verifyId: newVerifyId(), verifyCode };
      return ((await call("login", input, "")).data as { token: string }).token;
    },
    kill: (which) => {
      names[which] = "";
      return servers[which].kill();
    },
    restart: async (which) => {
      servers[which] = await start(which);
      tell();
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      proxy.close();
      await opened.close();
      await database.drop();
    },
  };
}

/** A request signed as config/connection.json has it. */
export function requestOf(id: OperationId, input: object | undefined, token: string) {
  const { method, path } = operations[id];
  const signing = connection.api.authentication;
  const code = randomBytes(16).toString("hex");
  const parts = { source: signing.source, path, code, timestamp: String(Date.now()), token };
  const headers = { "content-type": "application/json", ...signedHeaders(parts, signing.headers) };
  return {
    path: `/cdz-admin${path}`,
    init: { method, headers, body: method === "post" ? JSON.stringify(input ?? {}) : null },
  };
}

/** Sends a request once, to a server or the proxy. */
export async function send(origin: string, { path, init }: ReturnType<typeof requestOf>): Promise<Answer> {
  const text = await fetch(origin + path, init).then(
    (answer) => answer.text(),
    () => "",
  );
  const envelope = text.startsWith('{"code"') ? (JSON.parse(text) as { code: number; data: never }) : undefined;
  return { code: envelope?.code ?? 0, data: envelope?.data as never, text };
}
