import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A process that answers each line it is sent with one line, and ends when nobody can send any more. */
export interface LineProcess {
  /** What it said when it was ready. */
  answer: string;
  /** Sends a line and waits for the answer to it. */
  ask(line: string): Promise<string>;
  /** Lets it end, and waits for that. */
  stop(): Promise<void>;
  /** Kills it (kill -9), and waits for that. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** So many characters of what a process said before it ended are told. */
const LAST_WORDS = 1_000;

/** Starts a TypeScript file of the project and waits for its first line. What it writes to stderr appears with ours. */
export async function startProcess(file: string, env: NodeJS.ProcessEnv = {}): Promise<LineProcess> {
  const child = spawn(process.execPath, ["scripts/run.mjs", file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stderr.pipe(process.stderr, { end: false });
  let lastWords = "";
  child.stderr.on("data", (said: Buffer) => (lastWords = (lastWords + said.toString()).slice(-LAST_WORDS)));
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const lines = createInterface({ input: child.stdout });
  const next = () =>
    new Promise<string>((resolve, reject) => {
      lines.once("line", resolve);
      void ended.then(() => reject(new Error(`${file} has ended: ${lastWords.trim()}`)));
    });
  const answer = await next();
  return {
    answer,
    ask: (line) => {
      const reply = next();
      child.stdin.write(`${line}\n`);
      return reply;
    },
    stop: () => {
      child.stdin.end();
      return ended;
    },
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

/** The other side: says a first line, answers every further one, and closes when the other process is gone. */
export async function answerLines(
  first: string,
  answer: (line: string) => Promise<string>,
  close: () => Promise<void>,
): Promise<void> {
  process.stdout.write(`${first}\n`);
  for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${await answer(line)}\n`);
  await close();
  process.exit(0);
}
