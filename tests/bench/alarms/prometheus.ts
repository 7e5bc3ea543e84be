import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { isInstalled, startPrometheus } from "../../helpers/prometheus-process";
import { cpuOf } from "./cpu";
import { type PlacedRule, valueAt } from "./fill";

/** Rules are judged more often than ours, which takes no less of the processor each time; values come less often. Seconds. */
const INTERVALS = { evaluation: 10, scrape: 30 } as const;
/** How long is waited for values and for the rounds, each, milliseconds. */
const PATIENCE_MS = 5 * 60_000;
const PAUSE_MS = 1_000;

/**
 * What judging the same rules once over as many series takes of Prometheus, milliseconds of processor time. Undefined where it is not installed.
 */
export async function measurePrometheus(
  placed: readonly PlacedRule[],
  series: number,
  rounds: number,
): Promise<number | undefined> {
  if (!isInstalled) return undefined;
  const exporter = createServer((_request, response) => {
    const minute = Math.floor(Date.now() / 60_000);
    const lines = Array.from(
      { length: series },
      (_, place) => `cpu_usage{resource="i-${place}"} ${valueAt(place, minute)}`,
    );
    response.setHeader("content-type", "text/plain; version=0.0.4");
    response.end(`# TYPE cpu_usage gauge\n${lines.join("\n")}\n`);
  }).listen(0, "127.0.0.1");
  await once(exporter, "listening");
  const { port } = exporter.address() as AddressInfo;
  const server = await startPrometheus({ "prometheus.yml": configOf(port), "rules.yml": rulesOf(placed) });
  const evaluated = () => metricOf(server.url, "prometheus_rule_evaluations_total");
  try {
    await until(async () => (await countOf(server.url)) >= series);
    const [cpu, before] = [await cpuOf(server.pid), await evaluated()];
    await until(async () => (await evaluated()) - before >= rounds * placed.length);
    const passes = ((await evaluated()) - before) / placed.length;
    return ((await cpuOf(server.pid)) - cpu) / passes;
  } finally {
    await server.close();
    exporter.close();
  }
}

function configOf(port: number): string {
  return JSON.stringify({
    global: { evaluation_interval: `${INTERVALS.evaluation}s`, scrape_interval: `${INTERVALS.scrape}s` },
    rule_files: ["rules.yml"],
    scrape_configs: [{ job_name: "bench", static_configs: [{ targets: [`127.0.0.1:${port}`] }] }],
  });
}

/** N consecutive periods are `for: (N-1) x period`. JSON is YAML. */
function rulesOf(placed: readonly PlacedRule[]): string {
  const rules = placed.map(({ rule, place }) => ({
    alert: `rule ${rule.id}`,
    expr: `cpu_usage{resource="i-${place}"} > ${rule.threshold}`,
    for: `${(rule.times - 1) * rule.period}s`,
  }));
  return JSON.stringify({ groups: [{ name: "bench", rules }] });
}

async function countOf(url: URL): Promise<number> {
  const answer = await fetch(new URL("/api/v1/query?query=count(cpu_usage)", url));
  const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
  return Number(data.result[0]?.value[1] ?? 0);
}

/** The sum of a metric that the server tells of itself. */
async function metricOf(url: URL, name: string): Promise<number> {
  const text = await (await fetch(new URL("/metrics", url))).text();
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error("Prometheus did not come that far in time.");
    await pause(PAUSE_MS);
  }
}
