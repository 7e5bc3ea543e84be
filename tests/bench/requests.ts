import { randomBytes } from "node:crypto";
import autocannon from "autocannon";
import { signedHeaders } from "../../src/domain/signing";
import { type Input, type OperationId, operations } from "../../src/generated/operations";
import settings from "../../config/console.json";
import type { Measure } from "./measure";
import type { Site } from "./sites";

const CONNECTIONS = 10;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;

const { signing } = settings;

/** Requests per second of two lists: a short one of one's own messages, and a page of 70,000 bill lines with its sums. */
export async function measureRequests({ url, token }: Site): Promise<Measure[]> {
  const messages: Input<"listMessages"> = { pageNum: 1, pageSize: 20 };
  const bills: Input<"listBillDetails"> = { pageNum: 1, pageSize: 20 };
  return [
    ...(await requestsOf(url, token, "listMessages", messages)),
    ...(await requestsOf(url, token, "listBillDetails", bills)),
  ];
}

async function requestsOf<Id extends OperationId>(
  url: string,
  token: string,
  id: Id,
  input: Input<Id>,
): Promise<Measure[]> {
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
  const { requests, latency, errors, mismatches, non2xx } = await run(SECONDS);
  const heading = `Server, ${CONNECTIONS} connections, ${SECONDS} s each`;
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
