import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smokeTest, type SmokeTarget } from "../../scripts/smoke/smoke";
import { startServer, type Throwaway } from "../../scripts/smoke/throwaway";
import type { Description } from "../../src/compiler/api/description";
import type { CompiledConsole } from "../../src/compiler/emit/emit";
import { publish } from "../../src/compiler/node/publish";
import { readFolder } from "../../src/compiler/node/read-folder";
import { apiOf } from "../../src/compiler/sources";
import type { Signing } from "../../src/api/call-headers";
import type { ApiAdapter } from "../../src/model/config/api-adapter";
import type { Connection } from "../../src/model/config/connection";
import type { Manifest } from "../../src/model/resolved";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";

const project = path.join(import.meta.dirname, "../..");

let database: TestDatabase;
let server: Throwaway;
let root: string;
let out: string;
beforeAll(async () => {
  database = await createEmptyDatabase();
  server = await startServer(database.url, apiOf(await readFolder(project)));
  root = await mkdtemp(path.join(tmpdir(), "smoke-"));
  out = path.join(root, "dist");
  await cp(path.join(project, "config"), path.join(root, "config"), { recursive: true });
  await mkdir(path.join(root, "src/generated"), { recursive: true });
  await cp(path.join(project, "src/generated/openapi.json"), path.join(root, "src/generated/openapi.json"));
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(root, { recursive: true });
});

/** Publishes what lies in the folder, tried with some settings changed that the compiler refuses by itself. */
async function publishTried(
  settings: Partial<Manifest["settings"]> = {},
  target: Partial<SmokeTarget> = {},
): Promise<number> {
  let lists = 0;
  const tryOut = async (compiled: CompiledConsole, api: Description): Promise<void> => {
    const manifest = { ...compiled.manifest, settings: { ...compiled.manifest.settings, ...settings } };
    lists = await smokeTest({ ...compiled, manifest }, api, { ...server.target, ...target }, "en");
  };
  await publish({ root, out, tryOut });
  return lists;
}

async function connectionOf(): Promise<Connection> {
  return JSON.parse(await readFile(path.join(root, "config/connection.json"), "utf8")) as Connection;
}

/** How the console's own API has its calls signed. */
const signed = ({ authentication }: ApiAdapter): Signing => authentication as Signing;

const inPlace = async (): Promise<string[]> =>
  Promise.all(["version.json", "console/manifest.json"].map((file) => readFile(path.join(out, file), "utf8")));

describe("a console that is tried before it is published", () => {
  it("signs in and fetches every list", async () => {
    expect(await publishTried()).toBeGreaterThan(50);
  });

  it.each<[string, (connection: Connection) => Partial<Manifest["settings"]>, Partial<SmokeTarget>, RegExp]>([
    [
      "its signing header is misspelt",
      ({ api }) => ({
        api: { ...api, authentication: { ...signed(api), headers: { ...signed(api).headers, signature: "signn" } } },
      }),
      {},
      /^nobody can sign in: \d+ /,
    ],
    [
      "it signs in another order than the API",
      ({ api }) => ({
        api: { ...api, authentication: { ...signed(api), order: signed(api).order.toReversed() } },
      }),
      {},
      /^nobody can sign in: \d+ /,
    ],
    [
      "its pages are larger than the API allows",
      () => ({ pageSizes: [5000] }),
      {},
      /^recharge\.list “Recharge records”: listRecharges failed: 400 /m,
    ],
    [
      "it waits for 30 ms",
      () => ({ timeoutMs: 30 }),
      // An API that takes longer than that.
      {
        fetch: ({ signal }) =>
          new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(signal.reason))),
      },
      /^nobody can sign in: no answer within 30 ms \(timeoutMs\)$/,
    ],
  ])("is not put in place where %s", async (_, change, target, reason) => {
    const before = await inPlace();
    const file = path.join(root, "config/console.json");
    const written = await readFile(file, "utf8");
    await writeFile(file, written.replace('"toastMs": 5000', '"toastMs": 6000'));
    await expect(publishTried(change(await connectionOf()), target)).rejects.toThrow(reason);
    await writeFile(file, written);
    expect(await inPlace()).toEqual(before);
  });
});
