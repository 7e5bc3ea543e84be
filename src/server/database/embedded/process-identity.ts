import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const execute = promisify(execFile);

/**
 * What tells a running process from every other that ever had, or will have, its number: when it began, and on Linux in
 * which boot. Process numbers are given out again, so a number in a file alone proves nothing.
 * @returns nothing where no such process runs, or nothing can be learnt of it
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (!isRunning(pid)) return undefined;
  try {
    if (process.platform === "linux") return await linuxIdentity(pid);
    const [command, args] = startQuery(pid);
    return (await execute(command, args)).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process of that number runs; one of another user counts. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The words a process was started with, separated by spaces; empty where they cannot be read. */
export async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === "linux") return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    return (await execute("ps", ["-o", "command=", "-p", String(pid)])).stdout;
  } catch {
    return "";
  }
}

/** Waits until a process has ended. @returns false where it still runs after the time given, in milliseconds */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (await isAtWork(pid)) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

async function linuxIdentity(pid: number): Promise<string> {
  const [boot, fields] = await Promise.all([readFile("/proc/sys/kernel/random/boot_id", "utf8"), statFields(pid)]);
  return `${boot.trim()} ${fields.startTime}`;
}

/** An ended process whose parent has not taken note yet (a zombie) still has its number, and does nothing. */
async function isAtWork(pid: number): Promise<boolean> {
  if (!isRunning(pid)) return false;
  if (process.platform !== "linux") return true;
  return statFields(pid).then(
    ({ state }) => state !== "Z",
    () => false,
  );
}

/** Fields 3 and 22 of proc(5) stat; field 2 is the program's name in brackets and may hold anything. */
async function statFields(pid: number): Promise<{ state: string; startTime: string }> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", startTime: fields[19] ?? "" };
}

function startQuery(pid: number): [command: string, args: string[]] {
  if (process.platform !== "win32") return ["ps", ["-o", "lstart=", "-p", String(pid)]];
  return ["powershell", ["-NoProfile", "-Command", `(Get-Process -Id ${pid}).StartTime.Ticks`]];
}
