import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../src/server/free-port";

/** Whether Prometheus is installed here, with its tools. */
export const isInstalled =
  spawnSync("promtool", ["--version"]).status === 0 && spawnSync("prometheus", ["--version"]).status === 0;

/** A Prometheus of a test's own. */
export interface PrometheusProcess {
  url: URL;
  pid: number;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

/**
 * Starts Prometheus on a free port, and waits until it answers.
 * @param files by name what is in its folder, from which it starts: at least prometheus.yml
 * @param prepare makes what else is needed in the folder; its data are in "data"
 */
export async function startPrometheus(
  files: Readonly<Record<string, string>>,
  prepare: (folder: string) => void = () => undefined,
): Promise<PrometheusProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), "prometheus-"));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  prepare(folder);
  const port = await freePort();
  const child = spawn(
    "prometheus",
    [
      "--config.file=prometheus.yml",
      "--storage.tsdb.path=data",
      "--storage.tsdb.retention.time=10y",
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: "ignore", cwd: folder },
  );
  const url = new URL(`http://127.0.0.1:${port}`);
  const isReady = async () => {
    const answer = await fetch(new URL("/-/ready", url)).catch(() => undefined);
    return answer?.ok === true;
  };
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`Prometheus ended with code ${child.exitCode}.`);
    await pause(50);
  }
  return {
    url,
    pid: child.pid ?? 0,
    close: async () => {
      if (child.exitCode === null && child.kill()) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
