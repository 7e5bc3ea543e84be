import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { MOST_LOG_BYTES, openServerLog, shorten } from "../../../src/server/database/embedded/server-log";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function logFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "server-log-"));
  folders.push(folder);
  return path.join(folder, "postgres.log");
}

const line = (number: number) => `FATAL:  line ${number} ${"x".repeat(80)}\n`;

it("keeps the last lines of a log that has grown too long, while it is written to", async () => {
  const file = await logFile();
  const log = await openServerLog(file, true);
  const many = Array.from({ length: Math.ceil(MOST_LOG_BYTES / line(0).length) + 1 }, (_, number) => line(number));
  await log.write(many.join(""));
  await shorten(file);
  await log.write(line(-1));
  await log.close();
  expect((await stat(file)).size).toBeLessThan(MOST_LOG_BYTES / 4);
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  expect(lines.every((one) => /^FATAL: {2}line -?\d+ x{80}$/.test(one))).toBe(true);
  expect(`${lines.slice(-2).join("\n")}\n`).toBe(line(many.length - 1) + line(-1));
});

it("leaves a short log as it is, begins with an empty one, and goes on with that of a server started again", async () => {
  const file = await logFile();
  for (const [fresh, written] of [
    [true, line(1)],
    [false, line(1) + line(2)],
    [true, line(3)],
  ] as const) {
    const log = await openServerLog(file, fresh);
    await log.write(written.slice(fresh ? 0 : line(1).length));
    await log.close();
    await shorten(file);
    expect(await readFile(file, "utf8")).toBe(written);
  }
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
