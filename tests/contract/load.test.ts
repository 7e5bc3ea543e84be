import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { createBareApp } from "../../src/server/app";
import { limits } from "../../src/server/limits";
import { limitConnections } from "../../src/server/plugins/connections";
import { createTestApi, requestOf, type TestApi } from "./test-api";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (let close = closing.pop(); close; close = closing.pop()) await close();
});

async function start(callsPerMinute?: number): Promise<TestApi> {
  const api = await createTestApi(callsPerMinute);
  closing.push(() => api.close());
  return api;
}

describe("more calls than can be answered in time", () => {
  it("are refused with 503 and Retry-After, and no others; afterwards all is as before", async () => {
    const api = await start();
    const token = await api.signIn("admin");
    const all = 2 * limits.waitingSteps + 100;
    const answering: Promise<{ statusCode: number; headers: object }>[] = [];
    await api.db.transaction(async (tx) => {
      // Every call waits for the sessions, so that the queue cannot grow shorter meanwhile.
      await tx.execute(sql`LOCK TABLE sessions`);
      for (let call = 0; call < all; call += 1)
        answering.push(Promise.resolve(api.app.inject(requestOf("getAuthority", undefined, { token }, api.now()))));
      await Promise.race(answering);
    });
    const answers = await Promise.all(answering);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
    expect(refused.length).toBeGreaterThanOrEqual(limits.waitingSteps);
    expect(refused.every(({ headers }) => "retry-after" in headers)).toBe(true);
    expect(await api.call("getAuthority", undefined, { token })).toMatchObject({ status: 200, code: 200 });
  });

  it("are refused with 429 where they are one user's, who is told when to go on", async () => {
    const api = await start(5);
    const [token, other] = [await api.signIn("admin"), await api.signIn("finance")];
    for (let call = 0; call < 5; call += 1)
      expect((await api.call("getAuthority", undefined, { token })).code).toBe(200);
    const refused = await api.call("getAuthority", undefined, { token });
    expect(refused).toMatchObject({ status: 429, code: 429, message: "操作过于频繁，请稍后再试" });
    expect(String((refused.data as { retryAfter: number }).retryAfter)).toBe(refused.headers["retry-after"]);
    expect((await api.call("getAuthority", undefined, { token: other })).code).toBe(200);
  });
});

describe("a statement of a call", () => {
  it("ends before its caller has gone", async () => {
    const api = await start();
    const settings = await api.calls.open.execute(
      sql`SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`,
    );
    expect(settings.rows).toEqual([{ statement: "20s", lock: "10s" }]);
  });

  it("answers 503 when it waits too long for a lock", async () => {
    const api = await start();
    const token = await api.signIn("admin");
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE roles`);
      expect(await api.call("listRoles", undefined, { token })).toMatchObject({ status: 503, code: 503 });
    });
  });
});

/** A client that says what it is told to, and remembers what it hears. */
async function open(port: number): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  socket.on("error", () => undefined);
  closing.push(() => socket.destroy());
  await once(socket, "connect");
  return { socket, heard: () => text };
}

const patience = { timeout: 50_000, interval: 50 };
const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`;

describe("a body that does not come", () => {
  it("is not waited for by a refusal, whose connection then closes", async () => {
    const api = await start();
    await api.app.listen({ port: 0, host: "127.0.0.1" });
    const { socket, heard } = await open((api.app.server.address() as AddressInfo).port);
    const closed = once(socket, "close");
    socket.write(head("/cdz-admin/api/v1/user/find"));
    await expect.poll(heard, patience).toContain('"code":407');
    await closed;
  });

  it("is waited for so long only, however slowly it comes", async () => {
    const app = createBareApp({ requestTime: 1_000 });
    closing.push(() => app.close());
    app.post("/echo", async ({ body }) => body);
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { socket, heard } = await open((app.server.address() as AddressInfo).port);
    const closed = once(socket, "close");
    socket.write(head("/echo"));
    const dribble = setInterval(() => socket.write(" "), 100);
    closing.push(() => clearInterval(dribble));
    await closed;
    expect(heard()).not.toContain("200 OK");
  });
});

describe("connections of one address", () => {
  it("are those of an IPv6 network together", () => {
    const server = createServer();
    limitConnections(server, 2);
    const arrive = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), {
        remoteAddress,
        destroyed: false,
        destroy: () => (socket.destroyed = true),
      });
      server.emit("connection", socket);
      return socket;
    };
    const arrived = ["2001:db8:0:7::1", "2001:db8:0:7::2", "2001:db8:0:7::3", "2001:db8:0:8::1"].map(arrive);
    expect(arrived.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
    arrived[0]?.emit("close");
    expect(arrive("2001:db8:0:7::4").destroyed).toBe(false);
  });

  it("are so many and no more, until one of them ends", async () => {
    const server = createServer((_request, response) => response.end("heard"));
    limitConnections(server, 3);
    closing.push(() => server.close());
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const ask = async () => {
      const client = await open(port);
      client.socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
      return client;
    };
    const kept = [await ask(), await ask(), await ask()];
    for (const { heard } of kept) await expect.poll(heard, patience).toContain("heard");
    const refused = await ask();
    await expect.poll(() => refused.socket.closed, patience).toBe(true);
    expect(refused.heard()).toBe("");

    kept[0]?.socket.destroy();
    await expect
      .poll(async () => {
        const client = await ask();
        await Promise.race([once(client.socket, "data"), once(client.socket, "close")]);
        return client.heard();
      }, patience)
      .toContain("heard");
  });
});
