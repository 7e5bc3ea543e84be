import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signature } from "../../../src/domain/signing";
import { askAhead } from "../../../src/shell/ahead";
import { memoryStorage } from "../../helpers/memory-storage";

const origin = "https://console.example.com";
const current = `${origin}/cdz-admin/api/v1/user/current`;
const signing = {
  kind: "signed",
  source: "web",
  headers: { token: "token", timestamp: "timestamp", code: "code", source: "source", signature: "sign" },
  order: ["source", "path", "code", "timestamp", "token"],
};
const settings = { api: { base: "/cdz-admin", authentication: signing } };

/** The requests so far, and what each is answered. */
const asked: { url: string; headers: Headers }[] = [];
const answers: Record<string, () => Promise<Response>> = {};

beforeEach(() => {
  asked.length = 0;
  Object.assign(answers, { "manifest.json": () => Promise.resolve(Response.json({ settings })) });
  vi.stubGlobal("fetch", (request: string | Request, init?: RequestInit) => {
    const [url, headers] =
      typeof request === "string" ? [request, new Headers(init?.headers)] : [request.url, request.headers];
    asked.push({ url, headers });
    return answers[url.split("/").at(-1) ?? ""]?.() ?? Promise.resolve(Response.json({ number: asked.length }));
  });
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(answers)) delete answers[name];
});

function open(session: Record<string, string>): ReturnType<typeof askAhead> {
  vi.stubGlobal("window", {
    sessionStorage: memoryStorage(session),
    localStorage: memoryStorage(),
    location: { href: `${origin}/custom/index` },
  });
  return askAhead();
}

/** The addresses asked for, below the origin. */
const paths = (): string[] => asked.map(({ url }) => url.replace(origin, ""));

test("without a token the manifest alone is asked for", async () => {
  expect(await open({}).manifest).toEqual({ settings });
  expect(paths()).toHaveLength(1);
  expect(paths()[0]).toMatch(/console\/manifest\.json$/);
});

test("with a token: who is signed in and what they may do, each signed with a code of its own", async () => {
  await open({ user_token: "t1" }).manifest;
  expect(paths().slice(1)).toEqual(["/cdz-admin/api/v1/user/current", "/cdz-admin/api/v1/user/authority"]);
  for (const { url, headers } of asked.slice(1)) {
    const path = new URL(url).pathname.slice("/cdz-admin".length);
    const [code = "", timestamp = ""] = [headers.get("code"), headers.get("timestamp")].map((text) => text ?? "");
    expect(headers.get("sign")).toBe(signature({ source: "web", path, code, timestamp, token: "t1" }));
    expect(headers.get("accept-language")).toBe("en");
  }
  expect(asked[1]?.headers.get("code")).not.toBe(asked[2]?.headers.get("code"));
});

test("the first who asks gets the answer that is on its way, the next a new one", async () => {
  const ahead = open({ user_token: "t1" });
  await ahead.manifest;
  const before = asked.length;
  expect(await (await ahead.fetch(new Request(current))).json()).toEqual({ number: 2 });
  expect(asked).toHaveLength(before);
  expect(await (await ahead.fetch(new Request(current))).json()).toEqual({ number: before + 1 });
});

test("what changes something is never answered from it", async () => {
  const ahead = open({ user_token: "t1" });
  await ahead.manifest;
  const before = asked.length;
  await ahead.fetch(new Request(current, { method: "POST", body: "{}" }));
  expect(asked).toHaveLength(before + 1);
});

test("who stops waiting stops, though nothing was answered", async () => {
  answers["current"] = () => new Promise<Response>(() => undefined);
  const ahead = open({ user_token: "t1" });
  await ahead.manifest;
  const given = new AbortController();
  const answer = ahead.fetch(new Request(current, { signal: given.signal }));
  given.abort(new Error("too late"));
  await expect(answer).rejects.toThrow("too late");
});

test("what failed does so for who asks, and can be asked for again", async () => {
  answers["current"] = () => Promise.reject(new TypeError("connection reset"));
  const ahead = open({ user_token: "t1" });
  await ahead.manifest;
  await expect(ahead.fetch(new Request(current))).rejects.toThrow("connection reset");
  delete answers["current"];
  expect((await ahead.fetch(new Request(current))).ok).toBe(true);
});

test("a console that is not there is told of by the manifest, and nothing else is asked for", async () => {
  answers["manifest.json"] = () => Promise.resolve(new Response("", { status: 503 }));
  await expect(open({ user_token: "t1" }).manifest).rejects.toThrow("HTTP 503");
  expect(asked).toHaveLength(1);
});
