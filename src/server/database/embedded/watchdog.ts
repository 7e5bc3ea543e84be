import { spawn } from "node:child_process";

/** Stands by a server until it is told that all is done. */
export interface Watchdog {
  dismiss(): void;
}

/**
 * Its standard input is a pipe that only we hold: when we end, however that may be (kill -9 too), reading it ends, and
 * a server still running on the folder is stopped, and the throwaway folder removed.
 */
const SCRIPT = `
read -r word
[ "$word" = done ] && exit 0
if [ "$(head -n 1 "$2/postmaster.pid" 2>/dev/null)" = "$1" ]; then
  kill -INT "$1"
  tries=0
  while [ -e "$2/postmaster.pid" ] && [ "$tries" -lt 150 ]; do sleep 0.1; tries=$((tries + 1)); done
fi
[ -n "$3" ] && rm -rf "$3"
exit 0
`;

/**
 * Sees to it that a server does not outlive us.
 * @param remove a folder to remove along with it; nothing for data that is to stay
 */
export function watch(pid: number, data: string, remove: string | undefined): Watchdog {
  // Windows has no such shell; there a leftover server is found at the next start.
  if (process.platform === "win32") return { dismiss: () => undefined };
  const child = spawn("/bin/sh", ["-c", SCRIPT, "watchdog", String(pid), data, remove ?? ""], {
    detached: true,
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.unref();
  for (const source of [child, child.stdin]) source.on("error", () => undefined);
  return { dismiss: () => void child.stdin.end("done\n") };
}
