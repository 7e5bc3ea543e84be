import { type Input, type OperationId, operations } from "../../src/generated/operations";
import { type Measure, SORTED_PAGE_MS } from "./measure";
import { headersOf } from "./requests";
import type { Site } from "./sites";
import { median, percentile } from "./statistics";

/** How often each sort of a list is asked for, after it has been asked for once. */
const TIMES = 9;

/** A long list: what it is filtered by, and all it can be sorted by. */
interface SortedList<Id extends "listBillDetails" | "listOrders" | "listMessages" | "listWorkOrders"> {
  id: Id;
  rows: string;
  filter: Input<Id>;
  fields: readonly NonNullable<Input<Id>["sortField"]>[];
}

const lists = [
  {
    id: "listBillDetails",
    rows: "70,000 bill lines",
    filter: { payMode: "postPay" },
    fields: ["consumeTime", "billCycle", "listAmount", "discountAmount", "payableAmount"],
  } satisfies SortedList<"listBillDetails">,
  {
    id: "listOrders",
    rows: "10,000 orders",
    filter: { status: [3] },
    fields: ["createTime", "orderNo", "payAmount", "payTime"],
  } satisfies SortedList<"listOrders">,
  {
    id: "listMessages",
    rows: "10,000 messages",
    filter: { readFlag: 1 },
    fields: ["createTime", "type", "readFlag"],
  } satisfies SortedList<"listMessages">,
  {
    id: "listWorkOrders",
    rows: "10,000 work orders",
    filter: { type: ["fault", "consult"] },
    fields: ["createTime", "updateTime", "severity", "status"],
  } satisfies SortedList<"listWorkOrders">,
] as const;

/** What a filtered, sorted page of the long lists takes, asked for by one reader: by each column, both ways; first page and tenth. */
export async function measureSortedPages(site: Site): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { id, rows, filter, fields } of lists) {
    const all: number[] = [];
    const medians: [sort: string, milliseconds: number][] = [];
    for (const sortField of fields) {
      for (const sortOrder of ["ascending", "descending"] as const) {
        const times = await timesOf(site, id, { ...filter, sortField, sortOrder });
        all.push(...times);
        medians.push([`${sortField} ${sortOrder}`, median(times)]);
      }
    }
    const [slowest, slowestMs] = medians.toSorted(([, a], [, b]) => b - a)[0] ?? ["", Number.NaN];
    const heading = `Server, a filtered, sorted page of ${rows}`;
    measures.push(
      { heading, name: "median", value: median(all), unit: "ms", budget: SORTED_PAGE_MS },
      { heading, name: `median of the slowest sort: ${slowest}`, value: slowestMs, unit: "ms", budget: SORTED_PAGE_MS },
      { heading, name: "95 of 100", value: percentile(all, 0.95), unit: "ms" },
    );
  }
  return measures;
}

async function timesOf(site: Site, id: OperationId, input: object): Promise<number[]> {
  await ask(site, id, { ...input, pageNum: 1 });
  const times: number[] = [];
  for (let round = 0; round < TIMES; round++) {
    const since = performance.now();
    await ask(site, id, { ...input, pageNum: round % 2 === 0 ? 1 : 10 });
    times.push(performance.now() - since);
  }
  return times;
}

async function ask({ url, token }: Site, id: OperationId, input: object): Promise<void> {
  const { path } = operations[id];
  const response = await fetch(`${url}/cdz-admin${path}`, {
    method: "POST",
    headers: headersOf(path, token),
    body: JSON.stringify(input),
  });
  const { code, message, data } = (await response.json()) as {
    code: number;
    message: string;
    data: { list: unknown[] };
  };
  if (code !== 200 || data.list.length === 0) throw new Error(`${id}: ${code} ${message}`);
}
