import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { type Resolve, webhookSender } from "../../../../src/server/areas/webhook/post";
import { signatureOf } from "../../../../src/server/areas/webhook/signature";
import { limits } from "../../../../src/server/limits";

const open: Server[] = [];
const { webhookAnswer, webhookResolve } = limits;
afterEach(async () => {
  Object.assign(limits, { webhookAnswer, webhookResolve });
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A receiver on this computer. @returns its port */
async function listen(listener: RequestListener, { host = "127.0.0.1", port = 0 } = {}): Promise<number> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}

const secret = "whsec_test";
const now = new Date("2026-05-20T02:00:00.900Z");
const body = JSON.stringify({ subject: { zh: "告警", en: "Alarm" } });
const send = (url: string, resolve?: Resolve) =>
  webhookSender({ loopback: true }, resolve).send({ id: "7", url, secret, body }, now);

describe("signatures", () => {
  it("are the HMAC-SHA256 of timestamp, dot and body, as the documentation says", () => {
    expect(signatureOf("whsec_example", "1779242400", '{"id":7,"type":"test"}')).toBe(
      "v1=588b29e1287f30354ad826eb1cd85510f34eb9c64676de127acdd33bf7ae8be7",
    );
  });
});

describe("sending to a webhook", () => {
  it("posts the signed body", async () => {
    let got: { headers: IncomingHttpHeaders; body: string; method: string | undefined } | undefined;
    const port = await listen(async (request, response) => {
      got = { headers: request.headers, body: await text(request), method: request.method };
      response.writeHead(204).end();
    });
    expect(await send(`http://127.0.0.1:${port}/hook`)).toEqual({ delivered: true });
    expect(got).toMatchObject({
      method: "POST",
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "x-cdz-delivery": "7",
        "x-cdz-timestamp": "1779242400",
        "x-cdz-signature": signatureOf(secret, "1779242400", body),
      },
    });
  });

  it.each([
    [200, { delivered: true }],
    [299, { delivered: true }],
    [410, { delivered: false, again: false }],
    [400, { delivered: false, again: true }],
    [404, { delivered: false, again: true }],
    [429, { delivered: false, again: true }],
    [500, { delivered: false, again: true }],
  ])("takes the answer %i as %o", async (status, outcome) => {
    const port = await listen((_request, response) => response.writeHead(status).end("some text"));
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject(outcome);
  });

  it.each([301, 302, 307, 308])("does not follow the redirect %i", async (status) => {
    let followed = 0;
    const target = await listen((_request, response) => {
      followed += 1;
      response.end();
    });
    const port = await listen((_request, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${target}/` }).end(),
    );
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ delivered: false, again: true });
    expect(followed).toBe(0);
  });

  it("reads only some of an answer that never ends", async () => {
    const port = await listen((_request, response) => {
      const goOn = (): boolean => response.destroyed || (response.write("x".repeat(8192)) && goOn());
      response.on("drain", goOn);
      goOn();
    });
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ delivered: true });
  });

  it("gives up an answer that does not come in time, and tries again later", async () => {
    Object.assign(limits, { webhookAnswer: 20 });
    const port = await listen(() => undefined);
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({
      delivered: false,
      again: true,
      reason: { en: "It did not answer in time" },
    });
  });

  it("gives up a name that is not resolved in time, and tries again later", async () => {
    Object.assign(limits, { webhookResolve: 20 });
    const never: Resolve = () => new Promise(() => undefined);
    expect(await send("https://hooks.example.com/", never)).toMatchObject({
      delivered: false,
      again: true,
      reason: { en: "The host name was not resolved in time" },
    });
  });

  it("tries again later where nobody listens, or the name is not known", async () => {
    const port = await listen(() => undefined);
    await new Promise((resolve) => open.pop()?.close(resolve));
    const away = { delivered: false, again: true };
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject(away);
    const unknown: Resolve = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await send("https://hooks.example.com/", unknown)).toMatchObject(away);
  });

  it("connects to the address that was checked, whatever the name leads to afterwards", async () => {
    const reached: string[] = [];
    const port = await listen(() => undefined);
    await listen(() => undefined, { host: "127.0.0.2", port });
    for (const server of open)
      server.on("connection", (socket) => {
        reached.push(socket.localAddress ?? "");
        socket.destroy();
      });
    const answers = [["127.0.0.1"], ["127.0.0.2"]];
    const resolve: Resolve = async () => answers.shift() ?? ["127.0.0.2"];
    expect(await send(`https://hooks.example.com:${port}/`, resolve)).toMatchObject({ delivered: false, again: true });
    expect(reached).toEqual(["127.0.0.1"]);
  });

  it.each([
    ["this computer", ["127.0.0.1"]],
    ["a private network", ["10.0.0.1"]],
    ["the internet and a private network", ["8.8.8.8", "10.0.0.1"]],
    ["metadata of a cloud", ["169.254.169.254"]],
    ["IPv4 in IPv6", ["::ffff:10.0.0.1"]],
  ])("refuses for good a name that leads to %s, and does not connect", async (_what, addresses) => {
    const sender = webhookSender({ loopback: false }, async () => addresses);
    const sent = sender.send({ id: "1", url: "https://hooks.example.com/", secret, body }, now);
    expect(await sent).toMatchObject({ delivered: false, again: false });
  });
});
