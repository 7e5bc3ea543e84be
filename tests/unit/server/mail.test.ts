import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import { demoNotifier } from "../../../src/server/areas/warning/demo-notifier";
import { mailNotifier, mailServerOf } from "../../../src/server/areas/warning/mail";

const content = { zh: "余额低于 100.00 元", en: "The balance is below 100.00 CNY" };
const notice = { id: 42, way: "email", address: "ops@example.com", content } as const;

/** What a mail server was given. */
interface Taken {
  from: string;
  to: string[];
  text: string;
}

let server: SMTPServer | undefined;
afterEach(async () => {
  await new Promise<void>((done) => (server ? server.close(done) : done()));
  server = undefined;
});

/** Starts a mail server that knows one user, and takes everything but what `options` refuse. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: URL; taken: Taken[] }> {
  const taken: Taken[] = [];
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "console" && password === "p@ss" ? done(null, { user: username }) : done(new Error("unknown")),
    onData: (stream, { envelope }, done) => {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return { url: new URL(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`), taken };
}

const notifierAt = (url: URL) => mailNotifier({ url, from: "Console <console@example.com>" }, demoNotifier);

/** A refusal of a mail server. */
const refusal = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

it("sends e-mail in both languages, with the same number when it is sent again", async () => {
  const { url, taken } = await mailServer({ authOptional: false });
  url.username = "console";
  url.password = "p%40ss";
  const notifier = notifierAt(url);
  expect(await notifier.send(notice)).toEqual({ delivered: true });
  expect(await notifier.send(notice)).toEqual({ delivered: true });
  expect(taken.map(({ from, to }) => [from, to])).toEqual([
    ["console@example.com", ["ops@example.com"]],
    ["console@example.com", ["ops@example.com"]],
  ]);
  const numbers = taken.map(({ text }) => /^Message-ID: (.*)\r$/im.exec(text)?.[1]);
  expect(numbers).toEqual(["<notice-42@127.0.0.1>", "<notice-42@127.0.0.1>"]);
  const [head = "", ...parts] = (taken[0]?.text ?? "").split("\r\n\r\n");
  expect(head).toContain("Subject: =?UTF-8?");
  const decoded = decodeURIComponent(
    parts.join("\n\n").replaceAll("=\r\n", "").replaceAll("=", "%").replaceAll("\r", ""),
  );
  expect(decoded).toBe(`${content.zh}\n\n${content.en}\n`);
});

it("leaves text messages to their own service", async () => {
  const { url, taken } = await mailServer();
  expect(await notifierAt(url).send({ ...notice, way: "sms", address: "13900010044" })).toMatchObject({
    delivered: false,
  });
  expect(taken).toEqual([]);
});

it.each([
  { code: 550, again: false, away: false, en: "The mail server refused it (550)" },
  { code: 451, again: true, away: false, en: "The mail server cannot send it at the moment (451)" },
  // The server says that it ends.
  { code: 421, again: true, away: true, en: "The mail server cannot send it at the moment (421)" },
])("an address refused with $code: again $again, the server is away $away", async ({ code, again, away, en }) => {
  const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(code)) });
  expect(await notifierAt(url).send(notice)).toMatchObject({ delivered: false, again, away, reason: { en } });
});

it("a wrong password, and a server that is away, may be mended: it is sent again", async () => {
  const { url } = await mailServer({ authOptional: false });
  url.username = "console";
  url.password = "wrong";
  const away = { delivered: false, again: true, away: true };
  expect(await notifierAt(url).send(notice)).toMatchObject(away);
  expect(await notifierAt(new URL("smtp://127.0.0.1:1")).send(notice)).toMatchObject(away);
});

it("takes no line of an address for a header or another command", async () => {
  const { url, taken } = await mailServer();
  await notifierAt(url).send({ ...notice, address: "ops@example.com\r\nRCPT TO:<other@example.com>" });
  expect(taken.flatMap(({ to }) => to)).not.toContain("other@example.com");
});

it("is set up by SMTP_URL and MAIL_FROM, and both have to be right", () => {
  const [SMTP_URL, MAIL_FROM] = ["smtps://mail.example.com", "console@example.com"];
  expect(mailServerOf({ SMTP_URL, MAIL_FROM })).toEqual({ url: new URL(SMTP_URL), from: MAIL_FROM });
  expect(mailServerOf({ SMTP_URL: "", MAIL_FROM })).toBeUndefined();
  expect(() => mailServerOf({ SMTP_URL })).toThrow(/MAIL_FROM/);
  expect(() => mailServerOf({ SMTP_URL, MAIL_FROM: "console" })).toThrow(/MAIL_FROM/);
  for (const wrong of ["mail.example.com", "https://mail.example.com", "smtp://"])
    expect(() => mailServerOf({ SMTP_URL: wrong, MAIL_FROM })).toThrow(/SMTP_URL/);
});
