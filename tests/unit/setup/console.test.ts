import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressFolder } from "../../../scripts/setup/compress";
import { adminProxyPlugin, upstreamOf } from "../../../src/server/plugins/admin-proxy";
import { consolePlugin } from "../../../src/server/plugins/console";
import { consoleFile } from "../../../src/server/plugins/console-files";

describe("the file behind an address", () => {
  test.each([
    { address: "", file: "app/index.html", immutable: false },
    { address: "login", file: "app/index.html", immutable: false },
    { address: "userCenter/costCenter/billDetail", file: "app/index.html", immutable: false },
    { address: "assets/index-abc.js", file: "app/assets/index-abc.js", immutable: true },
    { address: "console/manifest.json", file: "console/manifest.json", immutable: false },
    { address: "console/screens/users.abc.js", file: "console/screens/users.abc.js", immutable: true },
    { address: "version.json", file: "version.json", immutable: false },
    { address: "addedService/product/calculator/waf.v2", file: "app/index.html", immutable: false },
    { address: "resource/pubCloud/host/i-01.example.com", file: "app/index.html", immutable: false },
    { address: "favicon.ico", file: "app/favicon.ico", immutable: false },
  ])("/custom/$address: $file", ({ address, file, immutable }) => {
    expect(consoleFile(address)).toEqual({ path: file, immutable });
  });

  test.each(["../package.json", "assets/../../secret", ".env", "assets/.git/config", "a\\..\\b", "a\0b", "console/", "assets/"])(
    "%j is none",
    (address) => expect(consoleFile(address)).toBeUndefined(),
  );
});

describe("the console as it is served", () => {
  const root = mkdtempSync(path.join(tmpdir(), "dist-"));
  const app = Fastify();
  const script = `export default "${"x".repeat(2000)}"`;

  function write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }

  beforeAll(async () => {
    write("app/index.html", "<!doctype html><title>console</title>");
    write("app/assets/index-abc.js", script);
    write("console/manifest.json", "{}");
    write("version.json", '{"version":"1"}');
    await compressFolder(root);
    await app.register(consolePlugin, { root });
  });

  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  test.each(["/", "/custom"])("%s leads to /custom/", async (url) => {
    expect((await app.inject({ url })).headers.location).toBe("/custom/");
  });

  test("every screen's address gets the application, asked for anew each time", async () => {
    const answer = await app.inject({ url: "/custom/userCenter/accountManage" });
    expect(answer.body).toContain("<title>console</title>");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    const again = await app.inject({ url: "/custom/login", headers: { "if-none-match": String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test("a file whose name holds its hash is kept for ever, and comes compressed where that is understood", async () => {
    const answer = await app.inject({ url: "/custom/assets/index-abc.js", headers: { "accept-encoding": "gzip, br" } });
    expect(answer.headers).toMatchObject({ "content-encoding": "br", "cache-control": "public, max-age=31536000, immutable", vary: "accept-encoding" });
    expect(answer.headers["content-type"]).toContain("javascript");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await app.inject({ url: "/custom/assets/index-abc.js" })).body).toBe(script);
  });

  test("what is published meanwhile is served at once", async () => {
    write("version.json", '{"version":"22"}');
    expect((await app.inject({ url: "/custom/version.json" })).json()).toEqual({ version: "22" });
  });

  test.each(["/custom/assets/none.js", "/custom/%2e%2e/secret", "/custom/.env", "/custom/assets/"])("%s is not there", async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  test("the Content-Security-Policy allows our own files and nothing unsafe", async () => {
    const policy = String((await app.inject({ url: "/custom/" })).headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("http");
  });

  test("compressed files follow their sources", async () => {
    write("console/screens/a.1.js", script);
    await compressFolder(root);
    expect((await app.inject({ url: "/custom/console/screens/a.1.js", headers: { "accept-encoding": "br" } })).headers["content-encoding"]).toBe("br");
    rmSync(path.join(root, "console/screens/a.1.js"));
    await compressFolder(root);
    expect((await app.inject({ url: "/custom/console/screens/a.1.js", headers: { "accept-encoding": "br" } })).statusCode).toBe(404);
  });
});

describe("another /cdz-admin", () => {
  test.each([
    { url: "https://api.example.com", origin: "https://api.example.com", path: "/cdz-admin" },
    { url: "https://api.example.com/", origin: "https://api.example.com", path: "/cdz-admin" },
    { url: "https://api.example.com/cdz-admin/", origin: "https://api.example.com", path: "/cdz-admin" },
    { url: "http://10.0.0.1:9000/v2/admin", origin: "http://10.0.0.1:9000", path: "/v2/admin" },
  ])("$url", ({ url, origin, path: base }) => {
    expect(upstreamOf(url)).toEqual({ origin, path: base });
  });

  test("gets the calls with their headers and bodies, and its answers come back", async () => {
    const backend = Fastify();
    backend.post("/other/api/v1/user/login", (request) => ({ code: 200, message: "", data: { token: request.headers["token"], body: request.body } }));
    const url = await backend.listen({ host: "127.0.0.1", port: 0 });
    const app = Fastify();
    app.register(adminProxyPlugin, { url: `${url}/other`, log: () => undefined });
    const answer = await app.inject({ method: "POST", url: "/cdz-admin/api/v1/user/login", headers: { token: "t" }, payload: { a: 1 } });
    expect(answer.json()).toEqual({ code: 200, message: "", data: { token: "t", body: { a: 1 } } });
    await Promise.all([app.close(), backend.close()]);
  });

  test("that cannot be reached is said in the envelope, and to the log", async () => {
    const app = Fastify();
    const logged: string[] = [];
    app.register(adminProxyPlugin, { url: "http://127.0.0.1:1", log: (line) => logged.push(line) });
    const answer = await app.inject({ url: "/cdz-admin/api/v1/car/list" });
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ code: 502, data: null });
    expect(logged).toEqual([expect.stringContaining("cannot be reached")]);
    await app.close();
  });
});
