import { z } from "zod";
import { ServiceOutage } from "../../../errors";
import { limits } from "../../../limits";

/** One series of an answer: its labels, and seconds since 1970 with the value in digits. */
const seriesSchema = z.object({
  metric: z.record(z.string(), z.string()),
  values: z.array(z.tuple([z.number(), z.string()])),
});
const answerSchema = z.object({
  status: z.literal("success"),
  data: z.object({ resultType: z.literal("matrix"), result: z.array(seriesSchema) }),
});

/** One series of an answer. */
export type PromSeries = z.infer<typeof seriesSchema>;

/**
 * What the API answers to a query that it cannot read, or cannot compute: it says nothing of other queries. Of other failures, such as 401 and
 * 429, there is no query that works.
 */
const refusals = new Set([400, 422]);

/** The server does not answer this query. The message has its reason. */
export class QueryRefused extends Error {}

/** The two questions of the HTTP API of Prometheus that are asked here. Each may throw QueryRefused or ServiceOutage. */
export interface PromClient {
  /** The values at `start`, and every `step` seconds after it up to `end`. */
  queryRange(query: string, start: Date, end: Date, step: number): Promise<PromSeries[]>;
  /** The samples of a range vector that ends then. */
  query(query: string, time: Date): Promise<PromSeries[]>;
}

/** A server of the HTTP API of Prometheus, and as whom it is asked. */
export interface PromServer {
  /** Such as http://prometheus:9090 or https://mimir/prometheus; name and password in it are sent as basic authentication. */
  address: URL;
  /** Sent as bearer token. */
  token?: string | undefined;
  /** Whose series are asked for where a server holds those of several tenants (Mimir, Cortex): sent as X-Scope-OrgID. */
  tenant?: string | undefined;
}

/** Asks a server. */
export function promClient(server: PromServer): PromClient {
  const base = new URL(server.address);
  const headers = headersOf(server);
  base.username = base.password = "";
  const ask = async (path: string, form: Record<string, string>): Promise<PromSeries[]> => {
    const response = await fetch(`${base.href.replace(/\/$/, "")}/api/v1/${path}`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ ...form, timeout: `${limits.metricServer / 1000}s` }),
      redirect: "error",
      signal: AbortSignal.timeout(limits.metricServer),
    });
    if (!response.ok) throw await refusalOf(response);
    return answerSchema.parse(await response.json()).data.result;
  };
  const asked: typeof ask = (path, form) =>
    ask(path, form).catch((cause: unknown) => {
      throw cause instanceof QueryRefused ? cause : new ServiceOutage("METRICS_UNREACHABLE", cause);
    });
  return {
    queryRange: (query, start, end, step) =>
      asked("query_range", { query, start: secondsOf(start), end: secondsOf(end), step: String(step) }),
    query: (query, time) => asked("query", { query, time: secondsOf(time) }),
  };
}

async function refusalOf(response: Response): Promise<Error> {
  const said = `it answered ${response.status}: ${(await response.text()).slice(0, 300)}`;
  return refusals.has(response.status) ? new QueryRefused(said) : new Error(said);
}

function headersOf({ address: { username, password }, token, tenant }: PromServer): Headers {
  const headers = new Headers({ accept: "application/json" });
  const given = [username, password].map(decodeURIComponent).join(":");
  if (username !== "") headers.set("authorization", `Basic ${Buffer.from(given).toString("base64")}`);
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (tenant !== undefined) headers.set("x-scope-orgid", tenant);
  return headers;
}

function secondsOf(moment: Date): string {
  return (moment.getTime() / 1000).toFixed(3);
}
