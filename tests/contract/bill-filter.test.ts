import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage, ConsumptionPage, ExportListRequest } from "../../src/generated/api";
import { knowing } from "../../src/server/areas/bill/cube/known";
import { billMonths, billTotals } from "../../src/server/database/schema/bill-cube";
import { createTestApi, requestOf, type TestApi } from "./test-api";

// A filter of any properties says which lines: groups, sums and files are of these lines, whichever table adds them up.

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

const list = async (input: Record<string, unknown>): Promise<BillDetailPage> => {
  const answer = await api.call("listBillDetails", input, { token });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ code: 200 });
  return answer.data;
};

/** The sums of the lines that a condition in SQL tells. */
async function linesWhere(where: string) {
  const { rows } = await api.db.execute<{ lines: string; payable: string; debt: string; groups: string }>(sql`
    select count(*) as lines, coalesce(sum(payable_amount), 0.00000000) as payable, coalesce(sum(debt_amount), 0.00000000) as debt,
      count(distinct (bill_cycle, instance_key)) as groups
    from bill_lines where custom_id = 1001 and currency = 'CNY' and (${sql.raw(where)})`);
  return rows[0];
}

const tagged = `tags @> '[{"key": "env", "value": "prod"}]'`;
const untagged = `not tags @@ '$[*].key == "team"'`;

/** Filters, by the table that knows what they come to. */
const filters: [knownBy: "totals" | "months" | "lines", filter: string, where: string][] = [
  [
    "totals",
    "cloudCode = (aws, tx) and serviceCategory != Compute",
    "cloud_code in ('aws', 'tx') and service_category <> 'Compute'",
  ],
  [
    "totals",
    "billCycle >= 2026-01 and (payMode = prePay or chargeCategory = Tax)",
    "bill_cycle >= '2026-01' and (pay_mode = 'prePay' or charge_category = 'Tax')",
  ],
  ["months", "regionId = cn-hangzhou or projectId is empty", "region_id = 'cn-hangzhou' or project_id is null"],
  ["months", "tags:env = prod and tags:team is empty", `${tagged} and ${untagged}`],
  ["lines", "payableAmount > 100 and cloudCode != aliyun", "payable_amount > 100 and cloud_code <> 'aliyun'"],
  [
    "lines",
    'cloudCode = jd and "core-"',
    "cloud_code = 'jd' and (resource_name ilike '%core-%' or resource_id ilike '%core-%' or order_no ilike '%core-%')",
  ],
];

const tables = { totals: billTotals, months: billMonths, lines: undefined };

describe.each(filters)("bill lines that %s know, by %s", (knownBy, filter, where) => {
  it("are added up by the smallest table that knows them", () => {
    expect(knowing({ filter })).toBe(tables[knownBy]);
  });

  it("are counted and summed up as the database does", async () => {
    const wanted = await linesWhere(where);
    const { total, totals } = await list({ filter, pageSize: 1 });
    expect({ total: String(total), payable: totals.payableAmount, debt: totals.debtAmount }).toEqual({
      total: wanted?.lines,
      payable: wanted?.payable,
      debt: wanted?.debt,
    });
    expect(total).toBeGreaterThan(0);
  });

  it("are those of its groups", async () => {
    const wanted = await linesWhere(where);
    const grouped = await list({ filter, dimension: "instance", pageSize: 200 });
    expect(grouped.total).toBe(Number(wanted?.groups));
    expect(grouped.totals.payableAmount).toBe(wanted?.payable);
  });
});

describe("a filter of bill lines", () => {
  it("is joined with the other parameters", async () => {
    const wanted = await linesWhere("cloud_code = 'jd' and payable_amount > 100 and service_category <> 'Compute'");
    const asked = { cloudCode: ["jd"], minPayableAmount: "100.00000001", filter: "serviceCategory != Compute" };
    expect(await list({ ...asked, pageSize: 1 })).toMatchObject({ total: Number(wanted?.lines) });
  });

  it.each(["line", "instance"])("tells which of them go into a file, by %s", async (dimension) => {
    const input = { dimension, filter: "cloudCode = jd and payableAmount > 100" };
    const wanted = await linesWhere("cloud_code = 'jd' and payable_amount > 100");
    const body: ExportListRequest = {
      call: "listBillDetails",
      input,
      format: "csv",
      title: "bill",
      columns: [{ name: "cloudCode", heading: "cloud" }],
    };
    const { url, headers, payload } = requestOf("exportList", body, { token }, api.now());
    const answer = await api.app.inject({ method: "POST", url, headers, payload: payload ?? "" });
    expect(answer.statusCode).toBe(200);
    expect(answer.body.trim().split("\n")).toHaveLength(
      Number(dimension === "line" ? wanted?.lines : wanted?.groups) + 1,
    );
  });

  it.each(["product", "instance"])("says which lines consumption sums up, by %s", async (by) => {
    const filter = "cloudCode = (aws, tx) and (serviceCategory != Compute or payMode = prePay)";
    const wanted = await linesWhere(
      "cloud_code in ('aws', 'tx') and (service_category <> 'Compute' or pay_mode = 'prePay')",
    );
    const { code, data } = await api.call("listConsumption", { by, filter, pageSize: 200 }, { token });
    expect(code).toBe(200);
    const { list: sums, totals } = data as ConsumptionPage;
    expect(totals.payableAmount).toBe(wanted?.payable);
    expect(new Set(sums.map(({ cloudCode }) => cloudCode))).toEqual(new Set(["aws", "tx"]));
  });

  it("of consumption names only what its rows have", async () => {
    const answer = await api.call("listConsumption", { by: "product", filter: "zone = a" }, { token });
    expect(answer.code).toBe(400);
  });
});
