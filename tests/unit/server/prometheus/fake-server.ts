import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Samples } from "./samples";

/** A server that can be asked, and ended. */
export interface MetricServer {
  url: URL;
  close(): Promise<void>;
}

const json = { "content-type": "application/json" };
const functions = {
  avg_over_time: (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length,
  min_over_time: (values: number[]) => Math.min(...values),
  max_over_time: (values: number[]) => Math.max(...values),
};

/**
 * Answers as the HTTP API of Prometheus is documented ("Instant queries", "Range queries", "Expression query result formats"), for plain
 * selectors and the statistics over them. What breaks the documentation is refused as there: status 400 and `"status": "error"`.
 */
export async function fakeServer(samples: readonly Samples[]): Promise<MetricServer> {
  const server = createServer((request, response) => {
    const send = (status: number, body: object) => response.writeHead(status, json).end(JSON.stringify(body));
    void answer(request, samples).then(
      (result) => send(200, { status: "success", data: { resultType: "matrix", result } }),
      (error: Error) => send(400, { status: "error", errorType: "bad_data", error: error.message }),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

async function answer(request: IncomingMessage, samples: readonly Samples[]): Promise<unknown[]> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  if (request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") !== true)
    throw new Error("form parameters are read of forms only");
  const form = Object.fromEntries(new URLSearchParams(body));
  const seconds = (name: string) => {
    if (!/^\d+(\.\d+)?$/.test(form[name] ?? "")) throw new Error(`invalid parameter "${name}"`);
    return Number(form[name]);
  };
  if (request.url === "/api/v1/query") return valuesOf(form.query, samples, [seconds("time")]);
  if (request.url !== "/api/v1/query_range") throw new Error("not found");
  const [start, end, step] = [seconds("start"), seconds("end"), seconds("step")];
  if (end < start) throw new Error('invalid parameter "end": end timestamp must not be before start time');
  if (step <= 0) throw new Error("zero or negative query resolution step widths are not accepted");
  const count = Math.floor((end - start) / step + 1e-9) + 1;
  if (count > 11_000) throw new Error("exceeded maximum resolution of 11,000 points per timeseries");
  return valuesOf(
    form.query,
    samples,
    Array.from({ length: count }, (_, at) => start + at * step),
  );
}

function valuesOf(query = "", samples: readonly Samples[], times: readonly number[]): unknown[] {
  const [, over, name, matchers = "", length] =
    /^(?:(\w+)\()?(\w+)\{customer_id="(\d+",resource_id=~"(?:[^"\\]|\\.)*)"\}\[(\d+)s\]\)?$/.exec(query) ?? [];
  if (name === undefined) throw new Error(`parse error: ${query}`);
  const [customer = "", ids = '""'] = matchers.split('",resource_id=~');
  const pattern = new RegExp(`^(?:${JSON.parse(`${ids}"`) as string})$`);
  const found = samples.filter(
    (one) => one.name === name && one.labels.customer_id === customer && pattern.test(one.labels.resource_id ?? ""),
  );
  return found.flatMap((one) => {
    const values = times.flatMap((time) => {
      const within = one.values.filter(([at]) => at > time - Number(length) && at <= time);
      if (over === undefined) return within;
      const value = functions[over as keyof typeof functions](within.map(([, number]) => number));
      return within.length === 0 ? [] : [[time, value]];
    });
    const metric = over === undefined ? { __name__: name, ...one.labels } : one.labels;
    return values.length === 0 ? [] : [{ metric, values: values.map(([time, value]) => [time, String(value)]) }];
  });
}
