import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressFolder } from "../../../scripts/setup/compress";
import { adminProxyPlugin, upstreamOf } from "../../../src/server/plugins/admin-proxy";
import { consolePlugin } from "../../../src/server/plugins/console";
import { earlyFiles } from "../../../src/server/plugins/early-files";
import { consoleFile } from "../../../src/server/plugins/console-files";

describe("the file behind an address", () => {
  test.each([
    { address: "", file: "app/index.html", immutable: false },
    { address: "login", file: "app/index.html", immutable: false },
    { address: "userCenter/costCenter/billDetail", file: "app/index.html", immutable: false },
    { address: "assets/index-abc.js", file: "app/assets/index-abc.js", immutable: true },
    { address: "console/manifest.json", file: "console/manifest.json", immutable: false },
    { address: "console/screens/users.abc.js", file: "console/screens/users.abc.js", immutable: true },
    { address: "clouds/tx.svg", file: "app/clouds/tx.svg", immutable: false },
    { address: "drawings/waf.svg", file: "app/drawings/waf.svg", immutable: false },
    { address: "version.json", file: "version.json", immutable: false },
    { address: "addedService/product/calculator/waf.v2", file: "app/index.html", immutable: false },
    { address: "resource/pubCloud/host/i-01.example.com", file: "app/index.html", immutable: false },
    { address: "favicon.ico", file: "app/favicon.ico", immutable: false },
  ])("/custom/$address: $file", ({ address, file, immutable }) => {
    expect(consoleFile(address)).toEqual({ path: file, immutable });
  });

  test.each([
    "../package.json",
    "assets/../../secret",
    ".env",
    "assets/.git/config",
    "a\\..\\b",
    "a\0b",
    "console/",
    "assets/",
  ])("%j is none", (address) => expect(consoleFile(address)).toBeUndefined());
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

  test("/favicon.ico leads to the console's icon; where it was not built there is none", async () => {
    expect((await app.inject({ url: "/favicon.ico" })).statusCode).toBe(404);
    write("app/.vite/manifest.json", JSON.stringify({ "shell/icon.svg": { file: "assets/icon-abc.svg" } }));
    write("app/assets/icon-abc.svg", "<svg/>");
    const { statusCode, headers } = await app.inject({ url: "/favicon.ico" });
    expect([statusCode, headers.location]).toEqual([302, "/custom/assets/icon-abc.svg"]);
    expect((await app.inject({ url: String(headers.location) })).statusCode).toBe(200);
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
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect(answer.headers["content-type"]).toContain("javascript");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await app.inject({ url: "/custom/assets/index-abc.js" })).body).toBe(script);
  });

  test("what is published meanwhile is served at once", async () => {
    write("version.json", '{"version":"22"}');
    expect((await app.inject({ url: "/custom/version.json" })).json()).toEqual({ version: "22" });
  });

  test.each(["/custom/assets/none.js", "/custom/%2e%2e/secret", "/custom/.env", "/custom/assets/"])(
    "%s is not there",
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );

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
    expect(
      (await app.inject({ url: "/custom/console/screens/a.1.js", headers: { "accept-encoding": "br" } })).headers[
        "content-encoding"
      ],
    ).toBe("br");
    rmSync(path.join(root, "console/screens/a.1.js"));
    await compressFolder(root);
    expect(
      (await app.inject({ url: "/custom/console/screens/a.1.js", headers: { "accept-encoding": "br" } })).statusCode,
    ).toBe(404);
  });
});

describe("an address that is no page", () => {
  const root = mkdtempSync(path.join(tmpdir(), "dist-"));
  const app = Fastify();
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  const routes = [
    "/",
    "/login",
    "/newsCenter/news/:type",
    "/addedService/order/detail/:type/:id",
    "/service/detail",
  ].map((each) => ({ path: each }));
  const statusOf = async (url: string) => (await app.inject({ url: `/custom${url}` })).statusCode;

  beforeAll(async () => {
    write("app/index.html", "<!doctype html><title>console</title>");
    write("console/manifest.json", JSON.stringify({ routes }));
    await app.register(consolePlugin, { root });
  });

  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  test.each([
    { url: "/", status: 200 },
    { url: "/login", status: 200 },
    { url: "/Login/?from=mail", status: 200 },
    { url: "/newsCenter/news/3", status: 200 },
    { url: "/newsCenter/news/a%2Fb", status: 200 },
    { url: "/addedService/order/detail/order/waf.v2", status: 200 },
    { url: "/service/detail?id=3", status: 200 },
    { url: "/%6Cogin", status: 200 },
    { url: "/newsCenter/news", status: 404 },
    { url: "/newsCenter/news/", status: 404 },
    { url: "/newsCenter/news/3/4", status: 404 },
    { url: "/login/more", status: 404 },
    { url: "/nowhere", status: 404 },
    { url: "/no/such/page", status: 404 },
    { url: "/a/b/c/d/e/f/g/h/i/j/k", status: 404 },
  ])("/custom$url answers $status", async ({ url, status }) => {
    expect(await statusOf(url)).toBe(status);
  });

  test("it answers the page all the same, which says that nothing is there, and never that it has not changed", async () => {
    const known = await app.inject({ url: "/custom/login" });
    const answer = await app.inject({
      url: "/custom/no/such/page",
      headers: { "if-none-match": String(known.headers.etag) },
    });
    expect([answer.statusCode, answer.body]).toEqual([404, "<!doctype html><title>console</title>"]);
    expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("what is published meanwhile is known at once, also where the manifest names parts of a directory", async () => {
    write("console/manifest.json", JSON.stringify({ routes: [...routes, { path: "/no/such/page" }] }));
    expect(await statusOf("/no/such/page")).toBe(200);
    write(
      "console/screens/_addresses.1.js",
      `export default ${JSON.stringify({ routes: [...routes, { path: "/things/:id" }] })};\n`,
    );
    write(
      "console/manifest.json",
      JSON.stringify({ routes: routes.slice(0, 2), directory: { parts: [], whole: "screens/_addresses.1.js" } }),
    );
    expect([
      await statusOf("/things/7"),
      await statusOf("/newsCenter/news/3"),
      await statusOf("/no/such/page"),
    ]).toEqual([200, 200, 404]);
  });
});

describe("the files that come with a page", () => {
  const root = mkdtempSync(path.join(tmpdir(), "dist-"));
  const write = (file: string, content: unknown): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(content));
  };
  const chunks = {
    "index.html": { file: "assets/first-1.js", name: "first" },
    "_application.js": {
      file: "assets/main-1.js",
      name: "application",
      imports: ["_shared.js"],
      css: ["assets/main-1.css"],
    },
    "_shared.js": { file: "assets/shared-1.js", name: "shared" },
    "shell/inside.ts": {
      file: "assets/inside-1.js",
      name: "inside",
      imports: ["_shared.js"],
      css: ["assets/inside-1.css"],
    },
    "_screen.js": { file: "assets/screen-1.js", name: "screen", imports: ["_application.js"] },
    "render/form/form-view.tsx": { file: "assets/form-view-1.js", name: "form-view", imports: ["_inputs.js"] },
    "_inputs.js": { file: "assets/inputs-1.js", name: "inputs" },
    "pages/cart/cart-page.tsx": { file: "assets/cart-page-1.js", name: "cart-page" },
  };
  const routes = [
    { path: "/users", subject: "users", frame: "standard" },
    { path: "/users/:id/edit", subject: "users", kind: "form", frame: "standard" },
    { path: "/cart", subject: "cart", page: "cart", frame: "standard" },
    { path: "/index", subject: "home", page: "home", frame: "standard" },
    { path: "/login", subject: "login", page: "login", frame: "bare" },
  ];
  const publish = (users: string): void =>
    write("console/manifest.json", {
      routes,
      screens: { users, cart: "screens/cart.1.js" },
      parts: { home: "screens/_home.1.js" },
    });
  const named = async (address: string): Promise<string[]> =>
    [...((await earlyFiles(root)(address)) ?? "").matchAll(/<\/custom\/([^>]*)>/g)].map(([, file]) => file ?? "");
  const first = [
    "assets/first-1.js",
    "console/manifest.json",
    "assets/main-1.js",
    "assets/shared-1.js",
    "assets/main-1.css",
  ];
  const inside = ["assets/inside-1.js", "assets/inside-1.css"];

  beforeAll(() => {
    write("app/.vite/manifest.json", chunks);
    publish("screens/users.1.js");
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    { address: "/users", files: [...first, "console/screens/users.1.js", ...inside, "assets/screen-1.js"] },
    {
      address: "/Users/12/edit",
      files: [
        ...first,
        "console/screens/users.1.js",
        ...inside,
        "assets/screen-1.js",
        "assets/form-view-1.js",
        "assets/inputs-1.js",
      ],
    },
    { address: "/cart", files: [...first, ...inside, "assets/cart-page-1.js"] },
    { address: "/index", files: [...first, "console/screens/_home.1.js", ...inside] },
    { address: "/login", files: first },
    { address: "/nowhere", files: first },
    { address: "//users", files: first },
  ])("$address: each once, in the order in which it is waited for", async ({ address, files }) => {
    expect(await named(address)).toEqual(files);
  });

  test("are asked for as the application asks for them", async () => {
    const links = (await earlyFiles(root)("/users"))?.split(", ");
    expect(links).toContain("</custom/assets/inside-1.js>; rel=modulepreload");
    expect(links).toContain("</custom/assets/inside-1.css>; rel=preload; as=style; crossorigin");
    expect(links).toContain("</custom/console/manifest.json>; rel=preload; as=fetch; crossorigin");
  });

  test("follow what is published meanwhile", async () => {
    const early = earlyFiles(root);
    expect(await early("/users")).toContain("users.1.js");
    publish("screens/users.22.js");
    expect(await early("/users")).toContain("users.22.js");
  });

  test("are not named where there is no account of them", async () => {
    expect(await earlyFiles(path.join(root, "none"))("/users")).toBeUndefined();
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
    backend.post("/other/api/v1/user/login", (request) => ({
      code: 200,
      message: "",
      data: { token: request.headers["token"], body: request.body },
    }));
    const url = await backend.listen({ host: "127.0.0.1", port: 0 });
    const app = Fastify();
    app.register(adminProxyPlugin, { url: `${url}/other`, log: () => undefined });
    const answer = await app.inject({
      method: "POST",
      url: "/cdz-admin/api/v1/user/login",
      headers: { token: "t" },
      payload: { a: 1 },
    });
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
