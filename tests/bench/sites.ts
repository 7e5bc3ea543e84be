import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type LineProcess, startProcess } from "../helpers/process";
import { verifyCode } from "../helpers/browser";
import { signIn } from "../helpers/signed-in";
import { buildPage } from "./build-page";
import { compileMany } from "./many-screens";
import { compilePrepared } from "./prepared";
import type { Filled } from "./resources/fill";
import { RESOURCES, type ResourceSites } from "./resources/resources";

/** A server with a database of its own, and a session on it. */
export interface Site {
  /** Its origin. */
  url: string;
  /** Of a user with more than 99 messages and every right that the measured pages need. */
  token: string;
}

/** What is measured. */
export interface Sites {
  /** The console as built, with a customer who has 10,000 orders and a user who has 10,000 messages. */
  console: Site;
  /** The same with forms of 100 and 300 fields, and lists of 1,000 rows. */
  prepared: Site;
  /** The same with 1,000 screens more. */
  many: Site;
  /** The hand-written page. */
  reference: Site;
  /** Its sister with nothing superfluous. */
  lean: Site;
  /** Origin of a server that does nothing but ask the console's database for messages. */
  bare: string;
}

/** The account that looks at messages and forms. */
const READER = "admin";

/**
 * Starts a database and the servers on loopback. They are copies: what is built or changed meanwhile does not matter.
 * @param onShutdown gets what has to be closed, the last opened first
 */
export async function openSites(root: string, onShutdown: (close: () => unknown) => void): Promise<Sites> {
  const temporary = await mkdtemp(path.join(tmpdir(), "console-bench-"));
  onShutdown(() => rm(temporary, { recursive: true, force: true }));
  const folder = (name: Exclude<keyof Sites, "bare">): string => path.join(temporary, name);
  await cp(path.join(root, "dist"), folder("console"), { recursive: true });
  for (const name of ["prepared", "many"] as const)
    await cp(path.join(root, "dist/app"), path.join(folder(name), "app"), { recursive: true });
  await Promise.all([
    compilePrepared(root, folder("prepared")),
    compileMany(root, folder("many")),
    buildPage("reference", folder("reference")),
    buildPage("lean", folder("lean")),
  ]);

  const cluster = await started(startProcess("tests/helpers/cluster-process.ts"), onShutdown);
  const open = async (name: Exclude<keyof Sites, "bare">, more: NodeJS.ProcessEnv = {}) =>
    (await openSite({ CDZ_TEST_CLUSTER: cluster.answer, CDZ_BENCH_SITE: folder(name), ...more }, onShutdown)).site;
  const env = { CDZ_TEST_CLUSTER: cluster.answer, CDZ_BENCH_SITE: folder("console"), CDZ_BENCH_ROWS: "1" };
  const { site, databaseUrl } = await openSite(env, onShutdown);
  const bare = startProcess("tests/bench/bare-server.ts", { CDZ_BENCH_DATABASE: databaseUrl });
  return {
    console: site,
    prepared: await open("prepared"),
    many: await open("many"),
    reference: await open("reference"),
    lean: await open("lean"),
    bare: (await started(bare, onShutdown)).answer,
  };
}

/** Starts the console as built, on a database of its own with the demo. @returns its origin, and the connection string of that database */
export async function openConsole(
  root: string,
  onShutdown: (close: () => unknown) => void,
): Promise<{ origin: string; databaseUrl: string }> {
  const cluster = await started(startProcess("tests/helpers/cluster-process.ts"), onShutdown);
  const env = { CDZ_TEST_CLUSTER: cluster.answer, CDZ_BENCH_SITE: path.join(root, "dist") };
  const { site, databaseUrl } = await openSite(env, onShutdown);
  return { origin: site.url, databaseUrl };
}

/** Starts a server with the API alone, on a database of its own with the many rows. @returns its origin */
export async function openLoadSite(onShutdown: (close: () => unknown) => void): Promise<string> {
  const cluster = await started(startProcess("tests/helpers/cluster-process.ts"), onShutdown);
  return (await openSite({ CDZ_TEST_CLUSTER: cluster.answer, CDZ_BENCH_ROWS: "1" }, onShutdown)).site.url;
}

/**
 * Starts two servers, each on a database of its own with resources of six clouds, and asks what filling these took. The one with many serves
 * the console, and the hand-written page beside it.
 */
export async function openResourceSites(
  root: string,
  onShutdown: (close: () => unknown) => void,
): Promise<ResourceSites> {
  const temporary = await mkdtemp(path.join(tmpdir(), "console-bench-"));
  onShutdown(() => rm(temporary, { recursive: true, force: true }));
  const [site, reference] = [path.join(temporary, "console"), path.join(temporary, "reference")];
  await cp(path.join(root, "dist"), site, { recursive: true });
  await buildPage("reference", reference);
  const cluster = await started(startProcess("tests/helpers/cluster-process.ts"), onShutdown);
  const open = async (size: number, folders: NodeJS.ProcessEnv = {}) => {
    const env = { ...siteEnv, CDZ_TEST_CLUSTER: cluster.answer, CDZ_BENCH_RESOURCES: String(size), ...folders };
    const server = await started(startProcess("tests/bench/resources/resources-process.ts", env), onShutdown);
    const { filled, reference: second = "" } = JSON.parse(await server.ask("filled")) as {
      filled: Filled;
      reference?: string;
    };
    return { site: { url: server.answer, token: await signIn(server.answer, READER), filled }, second };
  };
  // One after the other: what filling takes is measured, too.
  const few = await open(RESOURCES.few);
  const many = await open(RESOURCES.many, { CDZ_BENCH_SITE: site, CDZ_BENCH_REFERENCE: reference });
  return { few: few.site, many: many.site, reference: { url: many.second, token: many.site.token } };
}

// Vite's build has made this whole process "production", where a server takes no fixed verification code.
// What one user may call in a minute is not what is measured.
const siteEnv = { NODE_ENV: "test", CDZ_VERIFY_CODE: verifyCode, CALLS_PER_MINUTE: "1000000" };

async function openSite(
  env: NodeJS.ProcessEnv,
  onShutdown: (close: () => unknown) => void,
): Promise<{ site: Site; databaseUrl: string }> {
  const server = await started(startProcess("tests/bench/site-process.ts", { ...env, ...siteEnv }), onShutdown);
  const site = { url: server.answer, token: await signIn(server.answer, READER) };
  return { site, databaseUrl: await server.ask("database") };
}

async function started(
  starting: Promise<LineProcess>,
  onShutdown: (close: () => unknown) => void,
): Promise<LineProcess> {
  const process = await starting;
  onShutdown(() => process.stop());
  return process;
}
