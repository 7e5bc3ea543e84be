import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readRunFile, runFileOf, takeOver } from "../../../scripts/setup/run-file";
import {
  commandLine,
  isRunning,
  processIdentity,
  waitForEnd,
} from "../../../src/server/database/embedded/process-identity";

let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "run-"));
  file = path.join(folder, "deep/server.json");
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A program that would run for a minute. */
function sleeper() {
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "ignore" });
  return { child, pid: child.pid ?? 0 };
}

describe("the identity of a process", () => {
  test("stays the same, and differs from another's", async () => {
    const { child, pid } = sleeper();
    expect(await processIdentity(pid)).toBe(await processIdentity(pid));
    expect(await processIdentity(pid)).not.toBe(await processIdentity(process.pid));
    child.kill("SIGKILL");
  });

  test("is nothing once it has ended", async () => {
    const { child, pid } = sleeper();
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    expect(await waitForEnd(pid, 5000)).toBe(true);
    await ended;
    expect(isRunning(pid)).toBe(false);
    expect(await processIdentity(pid)).toBeUndefined();
  });

  test("the words it was started with can be read", async () => {
    const { child, pid } = sleeper();
    await expect.poll(() => commandLine(pid)).toContain("60000");
    child.kill("SIGKILL");
  });
});

describe("the one place for a running server", () => {
  test("is one with the embedded database, and one for each port with a DATABASE_URL", () => {
    expect([8080, 8081].map((port) => runFileOf("data", port, undefined))).toEqual([
      "data/server.json",
      "data/server.json",
    ]);
    expect([8080, 8081].map((port) => runFileOf("data", port, "postgres://db"))).toEqual([
      "data/server-8080.json",
      "data/server-8081.json",
    ]);
  });

  test("is written down, and given up again", async () => {
    const release = await takeOver(file, 8080, () => undefined);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid, port: 8080 });
    await release();
    expect(() => readFileSync(file)).toThrow("ENOENT");
  });

  test("is taken from a server of ours, which is ended", async () => {
    const { child, pid } = sleeper();
    const ended = new Promise((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
    const said: string[] = [];
    const release = await takeOver(file, 8080, () => undefined);
    writeFileSync(file, JSON.stringify({ pid, identity: await processIdentity(pid), port: 8080 }));
    await takeOver(file, 8081, (line) => said.push(line));
    expect(await ended).toBe("SIGTERM");
    expect(said).toEqual([`Stopping the console that still runs on port 8080 (process ${pid})`]);
    await release();
  });

  test("is not given up by one that lost it", async () => {
    const release = await takeOver(file, 8080, () => undefined);
    writeFileSync(file, JSON.stringify({ pid: 1, identity: "x", port: 8080 }));
    await release();
    expect(readFileSync(file, "utf8")).toContain('"pid":1');
  });

  test.each([
    {
      name: "a number that belongs to another program by now",
      content: () => JSON.stringify({ pid: process.ppid, identity: "an earlier boot 1", port: 1 }),
    },
    { name: "a number nobody has", content: () => JSON.stringify({ pid: 2 ** 30, identity: "x", port: 1 }) },
    { name: "a file cut short", content: () => '{"pid": 12' },
    { name: "an empty file", content: () => "" },
  ])("$name is nobody, and is never ended", async ({ content }) => {
    const release = await takeOver(file, 8080, () => undefined);
    writeFileSync(file, content());
    expect(await readRunFile(file)).toBeUndefined();
    expect(isRunning(process.ppid)).toBe(true);
    await release();
  });
});
