import { randomBytes } from "node:crypto";
import autocannon from "autocannon";
import { signedHeaders } from "../../src/domain/signing";
import { type Input, type OperationId, operations } from "../../src/generated/operations";
import connection from "../../config/connection.json";
import { type Measure, TIMES_BARE } from "./measure";
import type { Site, Sites } from "./sites";

const CONNECTIONS = 10;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;
/** Short ones by turns, so that both sides meet the same machine. */
const TURNS = 4;
const TURN_SECONDS = 2;

const heading = `Server, ${CONNECTIONS} connections`;
const signing = connection.api.authentication;

/**
 * Requests per second of two lists: a short one of one's own messages, beside a server that does nothing but ask for them, and a page of
 * 70,000 bill lines with its sums.
 */
export async function measureRequests({ console: site, bare }: Sites): Promise<Measure[]> {
  const page = { pageNum: 1, pageSize: 20 };
  const bills: Input<"listBillDetails"> = page;
  return [
    ...(await measureBesideBare(site, bare, page)),
    ...measuresOf("listBillDetails", await measured(site.url, site.token, "listBillDetails", bills, SECONDS)),
  ];
}

async function measureBesideBare({ url, token }: Site, bare: string, page: Input<"listMessages">): Promise<Measure[]> {
  const sides = { console: [] as Run[], bare: [] as Run[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    sides.console.push(await measured(url, token, "listMessages", page, TURN_SECONDS));
    sides.bare.push(await measured(bare, token, "listMessages", page, TURN_SECONDS));
  }
  const [own, other] = [middle(sides.console), middle(sides.bare)];
  const reference = other.requests.average;
  return measuresOf("listMessages", own).map((measure) => {
    if (measure.unit === "/s") return { ...measure, reference };
    return measure.name.endsWith("median") ? { ...measure, reference: other.latency.p50, ratio: TIMES_BARE } : measure;
  });
}

type Run = Awaited<ReturnType<typeof measured>>;

/** The run whose rate is the middle of all. */
function middle(runs: readonly Run[]): Run {
  const sorted = runs.toSorted((one, other) => one.requests.average - other.requests.average);
  return sorted[Math.floor(sorted.length / 2)] as Run;
}

async function measured<Id extends OperationId>(
  url: string,
  token: string,
  id: Id,
  input: Input<Id>,
  seconds: number,
): ReturnType<typeof autocannon> {
  const run = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      // A refused call would be fast, and worth nothing.
      verifyBody: (body) => body.toString().startsWith('{"code":200'),
      requests: [
        {
          method: "POST",
          path: `/cdz-admin${operations[id].path}`,
          body: JSON.stringify(input),
          setupRequest: (request) => ({ ...request, headers: headersOf(operations[id].path, token) }),
        },
      ],
    });
  await run(WARM_UP_SECONDS);
  return run(seconds);
}

function measuresOf(id: OperationId, { requests, latency, errors, mismatches, non2xx }: Run): Measure[] {
  const failed = errors + mismatches + non2xx;
  return [
    { heading, name: `${id}, requests`, value: requests.average, unit: "/s" },
    { heading, name: `${id}, median`, value: latency.p50, unit: "ms" },
    { heading, name: `${id}, 99 of 100`, value: latency.p99, unit: "ms" },
    ...(failed > 0 ? [{ heading, name: `${id}, FAILED`, value: failed, unit: "" } as const] : []),
  ];
}

/** Every call is signed anew: the server takes no code twice. */
export function headersOf(path: string, token: string): Record<string, string> {
  const parts = {
    source: signing.source,
    path,
    code: randomBytes(16).toString("hex"),
    timestamp: String(Date.now()),
    token,
  };
  return { "content-type": "application/json", ...signedHeaders(parts, signing.headers) };
}
