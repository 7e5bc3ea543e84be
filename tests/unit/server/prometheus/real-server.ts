import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { MetricServer } from "./fake-server";
import type { Samples } from "./samples";

/** Whether Prometheus is installed here. */
export const isInstalled = spawnSync("promtool", ["--version"]).status === 0;

/** Prometheus itself, with these samples. */
export async function realServer(samples: readonly Samples[]): Promise<MetricServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "prometheus-"));
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at("samples"), openMetricsOf(samples));
  execFileSync("promtool", ["tsdb", "create-blocks-from", "openmetrics", at("samples"), at("data")], {
    stdio: "ignore",
  });
  writeFileSync(at("prometheus.yml"), "");
  const port = await freePort();
  const process = spawn(
    "prometheus",
    [
      `--config.file=${at("prometheus.yml")}`,
      `--storage.tsdb.path=${at("data")}`,
      "--storage.tsdb.retention.time=10y",
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: "ignore" },
  );
  const url = new URL(`http://127.0.0.1:${port}`);
  while (
    !(await fetch(`${url.href}-/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(50);
  return {
    url,
    close: async () => {
      process.kill();
      await once(process, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

function openMetricsOf(samples: readonly Samples[]): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  const lines = names.flatMap((name) => [
    `# TYPE ${name.replace(/_total$/, "")} ${name.endsWith("_total") ? "counter" : "gauge"}`,
    ...samples
      .filter((one) => one.name === name)
      .flatMap(({ labels, values }) => {
        const text = Object.entries(labels).map(([label, value]) => `${label}=${JSON.stringify(value)}`);
        return values.map(([time, value]) => `${name}{${text.join(",")}} ${value} ${time}`);
      }),
  ]);
  return `${lines.join("\n")}\n# EOF\n`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
