import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test, type Page } from "playwright/test";
import { build, type Rollup } from "vite";
import { compile } from "../../src/compiler/node/compile";
import { readFolder } from "../../src/compiler/node/read-folder";
import { apiOf, type Texts } from "../../src/compiler/sources";
import { consolePlugin } from "../../src/server/plugins/console";
import type { WorkerAnswer } from "../helpers/compiler-worker";

const root = path.join(import.meta.dirname, "../..");

/** The most that the compiler takes in a browser, in bytes of brotli, without the grammar of queries that it loads besides. */
const MOST_BYTES = 120_000;

/** Mistakes of several kinds, each in one file of today's config. */
const mutants: { name: string; file: string; from: RegExp; to: string }[] = [
  { name: "a misspelt field", file: "screens/cost/recharge.json", from: /"rechargeWay", "amount"/, to: '"rechargWay"' },
  {
    name: "an unknown key",
    file: "screens/message/messages.json",
    from: /"kind": "list",/,
    to: '"kind": "list", "knd": 1,',
  },
  { name: "a comma too many", file: "console.json", from: /\}\s*$/, to: ",}" },
  { name: "a key twice", file: "clouds.json", from: /"clouds": /, to: '"clouds": [], "clouds": ' },
  { name: "a language missing", file: "menu/operations.json", from: /"en": "[^"]*",/, to: "" },
  { name: "an unknown address", file: "routes.json", from: /"path": "\/userCenter\//, to: '"path": "/nowhere/' },
  { name: "a query that is no PromQL", file: "metrics.json", from: /"query": "/, to: '"query": "(' },
  { name: "an unknown operation", file: "screens/user/users.json", from: /"call": "list/, to: '"call": "lost' },
];

const mutated = (texts: Texts, { file, from, to }: (typeof mutants)[number]): Texts => ({
  ...texts,
  config: texts.config.map((each) =>
    each.path === `config/${file}` ? { ...each, text: each.text.replace(from, to) } : each,
  ),
});

async function bundleWorker(): Promise<Rollup.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: "warn",
    build: {
      write: false,
      minify: true,
      // As a worker of an application: in a library spaces would stay.
      modulePreload: false,
      rolldownOptions: {
        input: { compiler: "tests/helpers/compiler-worker.ts" },
        output: { entryFileNames: "assets/[name].js" },
      },
    },
  })) as Rollup.RollupOutput;
  return output.filter((file) => file.type === "chunk");
}

const bytesOf = (chunks: readonly Rollup.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);

/** Sends texts to the page's worker, which is started at the first, and waits for its answer. */
const compileIn = (page: Page, texts: Texts): Promise<WorkerAnswer> =>
  page.evaluate(async (sent) => {
    const holder = globalThis as typeof globalThis & { compiler?: Worker };
    const worker = (holder.compiler ??= new Worker("/custom/assets/compiler.js", { type: "module" }));
    return new Promise<WorkerAnswer>((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => resolve(data as WorkerAnswer), { once: true });
      worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
      worker.postMessage(sent, []);
    });
  }, texts);

test("the compiler finds in a browser's worker what it finds in Node, without eval and in 120 kB", async ({ page }) => {
  const chunks = await bundleWorker();
  const core = chunks.filter(({ isDynamicEntry }) => !isDynamicEntry);
  expect(chunks.length - core.length).toBe(1);
  expect(bytesOf(core)).toBeLessThanOrEqual(MOST_BYTES);

  const folder = await mkdtemp(path.join(tmpdir(), "compiler-"));
  const server = Fastify();
  try {
    await mkdir(path.join(folder, "app/assets"), { recursive: true });
    await writeFile(path.join(folder, "app/index.html"), "<!doctype html><title>compiler</title>");
    for (const { fileName, code } of chunks) await writeFile(path.join(folder, "app", fileName), code);
    await server.register(consolePlugin, { root: folder });
    await page.goto(`${await server.listen({ port: 0, host: "127.0.0.1" })}/custom/`);

    const texts = await readFolder(root);
    const api = apiOf(texts);
    const sane = await compileIn(page, texts);
    const { errors, warnings } = compile({ ...texts, api });
    expect({ errors: sane.errors, warnings: sane.warnings }).toEqual({ errors, warnings });
    const took = [sane.took];
    for (const mutant of mutants) {
      const changed = mutated(texts, mutant);
      const inNode = compile({ ...changed, api });
      expect(inNode.errors, mutant.name).not.toEqual([]);
      const found = await compileIn(page, changed);
      expect({ errors: found.errors, warnings: found.warnings }, mutant.name).toEqual({
        errors: inNode.errors,
        warnings: inNode.warnings,
      });
      took.push(found.took);
    }
    console.log(
      `  milliseconds in the browser: all ${took[0]?.toFixed(0)}, one changed file ${took
        .slice(1)
        .map((each) => each.toFixed(0))
        .join(", ")}`,
    );
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
