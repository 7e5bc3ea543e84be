import { execFileSync } from "node:child_process";
import { startPrometheus } from "../../../helpers/prometheus-process";
import type { MetricServer } from "./fake-server";
import type { Samples } from "./samples";

/** Prometheus itself, with these samples. */
export function realServer(samples: readonly Samples[]): Promise<MetricServer> {
  return startPrometheus({ "prometheus.yml": "", samples: openMetricsOf(samples) }, (folder) => {
    execFileSync("promtool", ["tsdb", "create-blocks-from", "openmetrics", "samples", "data"], {
      stdio: "ignore",
      cwd: folder,
    });
  });
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
