import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, type HotPayload, type ViteDevServer } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Manifest } from "../../../src/model/resolved";
import { consolePlugin } from "../../../src/compiler/node/vite-plugin";
import { description } from "../../config/fixture/description";

const project = path.join(import.meta.dirname, "../../..");
const screenFile = "config/screens/library/shelves.json";

let root: string;
let server: ViteDevServer;
let address: string;
/** What the open pages are sent, since the last test. */
let sent: HotPayload[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "dev-"));
  await cp(path.join(project, "tests/config/fixture/config"), path.join(root, "config"), { recursive: true });
  await mkdir(path.join(root, "src/generated"), { recursive: true });
  await writeFile(path.join(root, "src/generated/openapi.json"), JSON.stringify(description));
  server = await createServer({
    configFile: false,
    mode: "development",
    root: path.join(root, "src"),
    base: "/custom/",
    cacheDir: path.join(root, "cache"),
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", ws: undefined },
    plugins: [consolePlugin(root, project)],
  });
  const send = server.ws.send.bind(server.ws);
  vi.spyOn(server.ws, "send").mockImplementation((payload: HotPayload | string) => {
    if (typeof payload === "object") sent.push(payload);
    send(payload as HotPayload);
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? "";
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});
beforeEach(() => {
  sent = [];
});

const manifest = async () => (await (await fetch(`${address}console/manifest.json`)).json()) as Manifest;

async function change(from: string, to: string): Promise<void> {
  const place = path.join(root, screenFile);
  await writeFile(place, (await readFile(place, "utf8")).replace(from, to));
}

const arrives = (found: (payload: HotPayload) => boolean) =>
  vi.waitFor(() => expect(sent.some(found)).toBe(true), { timeout: 5000 });
const isConsole = (payload: HotPayload) => payload.type === "custom" && payload.event === "cdz:console";

describe("npm run dev", () => {
  it("serves the console where the published one would be", async () => {
    const { version, screens } = await manifest();
    expect(await (await fetch(`${address}version.json`)).json()).toEqual({ version });
    const chunk = await fetch(`${address}console/${screens.shelves}?again`);
    expect([chunk.status, chunk.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(await chunk.text()).toMatch(/^export default /);
  });

  it("takes up a saved file and tells the open pages", async () => {
    const before = await manifest();
    await change('"Name"', '"Label"');
    await arrives(isConsole);
    const after = await manifest();
    expect(after.screens.shelves).not.toBe(before.screens.shelves);
    expect(after.version, "a version of its own would reload the page").toBe(before.version);
  });

  it("shows a mistake with file and line, and keeps the last good console", async () => {
    const before = await manifest();
    await change('"columns": ["name"', '"columns": ["nam"');
    await arrives(({ type }) => type === "error");
    const problem = sent.find((payload) => payload.type === "error");
    expect(problem).toMatchObject({ err: { loc: { file: path.join(root, screenFile), line: 15, column: 87 } } });
    expect(JSON.stringify(problem)).toMatch(/did you mean.*\\n  15 \| .*\\n +\| +\^/);
    expect(await manifest()).toEqual(before);
    sent = [];
    await change('"columns": ["nam"', '"columns": ["name"');
    await arrives(isConsole);
    expect(sent.at(-1), "loads a page again that could not open").toEqual({ type: "update", updates: [] });
  });
});
