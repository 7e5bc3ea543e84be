import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage, CostRow } from "../../src/generated/api";
import { syncInvoiceables } from "../../src/server/areas/invoice/sync-invoiceables";
import { billLines } from "../../src/server/database/schema/bill";
import { invoiceables } from "../../src/server/database/schema/invoice";
import { runImport } from "../../src/server/focus/command";
import { modelRuns } from "./killed-server";
import { createTestApi, type TestApi } from "./test-api";

const fixture = (name: string) => fileURLToPath(new URL(`../unit/focus/fixtures/${name}`, import.meta.url));
const customId = 1020;
let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), "focus-test-"));
});
afterEach(() => api.db.delete(billLines).where(isNotNull(billLines.sourceHash)));
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.close();
});

const load = async (file: string, { skipBad = false, customer = customId } = {}) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runImport(
    api.db,
    { path: file, customId: customer, skipBad },
    { out: (line) => out.push(line), err: (line) => err.push(line) },
  );
  return { code, out, err };
};
const file = async (name: string, text: string | Uint8Array) => {
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
};
const imported = () =>
  api.db
    .select()
    .from(billLines)
    .where(and(eq(billLines.customId, customId), isNotNull(billLines.sourceHash)))
    .orderBy(asc(billLines.id));

describe("import-focus", () => {
  it("keeps every line of a good file, equal ones too, and says what it did", async () => {
    const { code, out, err } = await load(fixture("good.csv"));
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toEqual([
      "Read 6 lines: 6 added, 0 already there.",
      "Billed in the added lines: 366.13630000 USD (6 lines).",
    ]);
    const lines = await imported();
    expect(lines.map(({ sourceOccurrence }) => sourceOccurrence)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(lines[1]).toMatchObject({
      payableAmount: "0.00000000",
      listAmount: "0.00000000",
      chargeFrequency: "Usage-Based",
      tags: [],
    });
    expect(lines[2]).toMatchObject({
      cloudCode: "other",
      billingItem: 'Storage, "cold"\nsecond line (SKU-1)',
      accountUid: "900100",
    });
  });

  it("adds nothing twice", async () => {
    await load(fixture("good.csv"));
    expect((await load(fixture("good.csv"))).out).toEqual(["Read 6 lines: 0 added, 6 already there."]);
    expect(await imported()).toHaveLength(6);
  });

  it("knows a line again in another file, whatever the order of the columns and the line ends", async () => {
    await load(fixture("good.csv"));
    const [head = "", first = ""] = (await readFile(fixture("good.csv"), "utf8")).split("\n");
    const swapped = [head, first, first, first]
      .map((line) => line.replace(/^("[^"]*"),("[^"]*")/, "$2,$1"))
      .join("\r\n");
    expect((await load(await file("swapped.csv", `\uFEFF${swapped}\r\n`))).out[0]).toBe(
      "Read 3 lines: 1 added, 2 already there.",
    );
  });

  it("lets what can be invoiced follow, of a month long past too", async () => {
    const text = (await readFile(fixture("good.csv"), "utf8")).replaceAll('"USD"', '"CNY"');
    const bill = async () => {
      const ofMonth = and(eq(invoiceables.customId, customId), eq(invoiceables.bizNo, "2024-03"));
      return (await api.db.select().from(invoiceables).where(ofMonth)).map(({ originalAmount }) => originalAmount);
    };
    await load(await file("first.csv", text.split("\n").slice(0, 2).join("\n")));
    expect(await bill()).toEqual([]);
    await syncInvoiceables(api.db, api.now(), customId);
    expect(await bill()).toEqual(["1.25"]);
    await load(await file("whole.csv", text));
    const { rows } = await api.db.execute(sql`
      SELECT round(sum(cash_amount + credit_amount) FILTER (WHERE payable_amount > 0), 2)::text AS paid FROM bill_lines
      WHERE custom_id = ${customId} AND bill_cycle = '2024-03' AND currency = 'CNY'`);
    expect(await bill()).toEqual(rows.map(({ paid }) => paid));
    expect(await bill()).not.toEqual(["1.25"]);
  });

  it("adds nothing twice when the same file comes several times at once", async () => {
    const results = await Promise.all(Array.from({ length: 4 }, () => load(fixture("good.csv"))));
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(await imported()).toHaveLength(6);
  });

  it("keeps nothing of a file with bad lines, and names each with its line, column and reason", async () => {
    const { code, out, err } = await load(fixture("bad.csv"));
    expect(code).toBe(1);
    expect(out).toEqual(["Nothing was kept: 6 of 8 lines are bad. --skip-bad keeps the other 2 lines."]);
    expect(err).toEqual([
      "line 3, ContractedCost: is empty, but FOCUS 1.0 has a decimal number here",
      'line 4, BilledCost: "1,25" is not a decimal number',
      'line 6, ServiceCategory: "Cloudy" is no value FOCUS has here',
      'line 6, BillingCurrency: "dollars" has a form that cannot be stored',
      'line 7, ChargePeriodStart: "2024-02-30T00:00:00Z" is not a date and time in UTC (2024-09-18T23:00:00Z)',
      'line 8, Tags: "env=prod" is not a JSON object of tags',
      "line 9 has 3 columns, but the first line 30",
    ]);
    expect(await imported()).toEqual([]);
  });

  it("keeps the rest with --skip-bad", async () => {
    const { code, out } = await load(fixture("bad.csv"), { skipBad: true });
    expect(code).toBe(0);
    expect(out[0]).toBe("Read 8 lines: 2 added, 0 already there, 6 bad and left out.");
    expect((await imported()).map(({ resourceId }) => resourceId)).toEqual(["i-aaa111", "i-bbb222"]);
  });

  it.each<[what: string, text: string | Uint8Array | null, message: RegExp]>([
    ["a missing file", null, /There is no file .*missing\.csv\./],
    ["an empty file", "", /is empty\./],
    ["a file of blank lines", "\n\n", /is empty\./],
    ["a file with another header", "id,name\n1,x\n", /no FOCUS cost file/],
    ["a file in another encoding", Uint8Array.from([0x22, 0xd6, 0xd0, 0x22, 0x0a]), /not UTF-8/],
  ])("refuses %s in one sentence", async (_what, text, message) => {
    const name = text === null ? path.join(folder, "missing.csv") : await file("odd.csv", text);
    await expect(load(name)).rejects.toThrow(message);
  });

  it("refuses a file that names columns and nothing more", async () => {
    const [head = ""] = (await readFile(fixture("good.csv"), "utf8")).split("\n");
    await expect(load(await file("head.csv", head))).rejects.toThrow(/no lines after/);
  });

  it("refuses a customer that does not exist", async () => {
    await expect(load(fixture("good.csv"), { customer: 999_999 })).rejects.toThrow("There is no customer 999999.");
  });

  it("loads many batches in one go", async () => {
    const [head = "", first = ""] = (await readFile(fixture("good.csv"), "utf8")).split("\n");
    const rows = Array.from({ length: 2_500 }, (_, at) => first.replace("i-aaa111", `i-${at}`));
    const big = await file("big.csv", [head, ...rows].join("\n"));
    expect((await load(big)).out[0]).toBe("Read 2,500 lines: 2,500 added, 0 already there.");
    expect(await imported()).toHaveLength(2_500);
  });

  it("shows in the bill, in its own currency", async () => {
    await load(fixture("good.csv"), { customer: 1001 });
    const token = await api.signIn("finance");
    const page: BillDetailPage = (
      await api.call("listBillDetails", { currency: "USD", sortField: "payableAmount" }, { token })
    ).data;
    expect(page).toMatchObject({
      total: 6,
      totals: { currency: "USD", payableAmount: "366.13630000", listAmount: "401.88630000" },
    });
    expect(page.list[0]).toMatchObject({
      chargeCategory: "Purchase",
      payMode: "prePay",
      amortizedCost: "0.00000000",
      billCycle: "2024-03",
    });
  });
});

/** What of a FOCUS line the sums are made of; amounts as the file writes them, with more decimals than are kept. */
interface Charge {
  billed: string;
  list: string;
  effective: string;
  month: string;
  provider: string;
  category: string;
}

/** An amount with up to 12 decimals; some are negative, as credits are. */
const amountText = fc
  .record({
    sign: fc.constantFrom("", "", "-"),
    whole: fc.integer({ min: 0, max: 10 ** 9 }),
    decimals: fc.integer({ min: 0, max: 12 }),
    rest: fc.integer({ min: 0, max: 10 ** 12 - 1 }),
  })
  .map(({ sign, whole, decimals, rest }) => {
    const fraction = String(rest).padStart(12, "0").slice(0, decimals);
    return `${sign}${whole}${fraction && `.${fraction}`}`;
  });
const charge: fc.Arbitrary<Charge> = fc.record({
  billed: amountText,
  list: amountText,
  effective: amountText,
  month: fc.constantFrom("2024-02", "2024-03", "2024-04"),
  provider: fc.constantFrom("AWS", "Microsoft", "Alibaba Cloud"),
  category: fc.constantFrom("Usage", "Purchase", "Tax", "Credit", "Adjustment"),
});

/** In units of 0.00000001, rounded half away from zero. */
function unitsOf(text: string): bigint {
  const [whole = "", decimals = ""] = text.replace("-", "").split(".");
  const padded = decimals.padEnd(12, "0");
  const units = BigInt(whole + padded.slice(0, 8)) + (Number(padded[8]) >= 5 ? 1n : 0n);
  return text.startsWith("-") ? -units : units;
}

const amountOf = (units: bigint): string => {
  const text = String(units < 0n ? -units : units).padStart(9, "0");
  return `${units < 0n ? "-" : ""}${text.slice(0, -8)}.${text.slice(-8)}`;
};

const columns = (one: Charge): Record<string, string> => ({
  BilledCost: one.billed,
  ListCost: one.list,
  ContractedCost: one.list,
  EffectiveCost: one.effective,
  BillingAccountId: "900100",
  BillingCurrency: "EUR",
  BillingPeriodStart: `${one.month}-01T00:00:00Z`,
  ChargePeriodStart: `${one.month}-07T00:00:00Z`,
  ChargePeriodEnd: `${one.month}-08T00:00:00Z`,
  ChargeCategory: one.category,
  ProviderName: one.provider,
  ServiceCategory: "Compute",
  ServiceName: "Machines",
});

describe("the sums of a FOCUS file", () => {
  it("are those of the bill and of the costs, to the last decimal, however they are divided", async () => {
    const token = await api.signIn("admin");
    await fc.assert(
      fc.asyncProperty(fc.array(charge, { minLength: 1, maxLength: 60 }), async (charges) => {
        await api.db.delete(billLines).where(isNotNull(billLines.sourceHash));
        const rows = charges.map(columns);
        const head = Object.keys(rows[0] ?? {});
        const text = [head, ...rows.map((row) => head.map((name) => row[name]))]
          .map((cells) => cells.join(","))
          .join("\n");
        expect(await load(await file("random.csv", text), { customer: 1001 })).toMatchObject({ code: 0, err: [] });
        const sum = (of: (one: Charge) => string, some: readonly Charge[] = charges) =>
          amountOf(some.reduce((all, one) => all + unitsOf(of(one)), 0n));
        const bill: BillDetailPage = (await api.call("listBillDetails", { currency: "EUR" }, { token })).data;
        expect(bill).toMatchObject({
          total: charges.length,
          totals: {
            payableAmount: sum(({ billed }) => billed),
            listAmount: sum(({ list }) => list),
          },
        });
        const asked = { startCycle: "2024-02", endCycle: "2024-04", currency: "EUR", by: ["serviceCategory"] };
        for (const [costKind, of] of [
          ["payable", ({ billed }: Charge) => billed],
          ["amortized", ({ effective }: Charge) => effective],
        ] as const) {
          const costs: CostRow[] = (await api.call("listCosts", { ...asked, costKind }, { token })).data;
          const months = new Map(costs.flatMap(({ period, amount }) => (amount === null ? [] : [[period, amount]])));
          for (const month of new Set(charges.map((one) => one.month)))
            expect([month, months.get(month)]).toEqual([
              month,
              sum(
                of,
                charges.filter((one) => one.month === month),
              ),
            ]);
          expect(months.size).toBe(new Set(charges.map((one) => one.month)).size);
        }
      }),
      modelRuns(25),
    );
  });
});

describe("npm run import-focus", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const run = async (args: string[]) => {
    const [row] = (await api.db.execute<{ name: string }>("select current_database() as name")).rows;
    const url = Object.assign(new URL(process.env.CDZ_TEST_CLUSTER ?? ""), { pathname: `/${row?.name ?? ""}` }).href;
    return new Promise<{ code: number | null; text: string }>((resolve) => {
      const child = spawn(process.execPath, ["scripts/run.mjs", "scripts/import-focus.ts", ...args], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: url },
      });
      let text = "";
      child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
      child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
      child.on("close", (code) => resolve({ code, text }));
    });
  };

  it("imports into the database DATABASE_URL names", async () => {
    expect(await run([fixture("good.csv"), "--customer", String(customId)])).toEqual({
      code: 0,
      text: expect.stringContaining("6 added"),
    });
    expect(await imported()).toHaveLength(6);
  });

  it("fails with one sentence and no stack", async () => {
    const { code, text } = await run(["nowhere.csv"]);
    expect({ code, text: text.trim() }).toEqual({ code: 1, text: "There is no file nowhere.csv." });
  });
});
