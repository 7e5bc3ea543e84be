import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What the API of a development server is started with. */
export interface DevApiOptions {
  port: number;
  databaseUrl: string | undefined;
  adminUrl: string | undefined;
}

/** The API in a process of its own, so that it can begin anew without what uses it. */
export interface DevApi {
  /** Starts it anew with its present sources; several changes within a moment count as one. */
  restart(): void;
  stop(): Promise<void>;
}

const SETTLE_MS = 150;

/** Starts the API; where it fails to start it says why and waits for the next change. */
export function startApi(options: DevApiOptions): DevApi {
  let child = launch(options);
  let timer: NodeJS.Timeout | undefined;
  const renew = async () => {
    await end(child);
    console.log("  The API starts anew");
    child = launch(options);
  };
  return {
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void renew(), SETTLE_MS);
    },
    stop: () => {
      clearTimeout(timer);
      return end(child);
    },
  };
}

function launch({ port, databaseUrl, adminUrl }: DevApiOptions): ChildProcess {
  const env = {
    ...process.env,
    CDZ_API_PORT: String(port),
    DATABASE_URL: databaseUrl ?? "",
    CDZ_ADMIN_URL: adminUrl ?? "",
  };
  const run = fileURLToPath(new URL("../run.mjs", import.meta.url));
  // Its standard input is a pipe only we hold: it ends with us, however we end.
  return spawn(process.execPath, [run, "scripts/setup/dev-api.ts"], { env, stdio: ["pipe", "inherit", "inherit"] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.stdin?.end();
  await ended;
}
