import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "../../src/generated/operations";
import { createTestApi, type TestApi } from "./test-api";

// What the states column of the cost centre's rules leaves out, the server refuses, and the row stays as it is. The demo has every state.

interface Rule {
  call: OperationId;
  /** Where the rows are, and whose of them are asked about. */
  table: "invoices" | "withdrawals" | "rebates" | "bank_accounts" | "recharges";
  as: "admin" | "channel";
  /** The states in which it must be refused: all but those it begins in. */
  refusedIn: number[];
  input?: (id: number) => object;
}

const token = () => randomBytes(12).toString("hex");
const rules: Rule[] = [
  {
    call: "cancelRecharge",
    table: "recharges",
    as: "admin",
    refusedIn: [1, 2, 3, 4],
  },
  {
    call: "payRecharge",
    table: "recharges",
    as: "admin",
    refusedIn: [1, 2, 3, 4],
    input: (id) => ({ id, outcome: "paid", clientToken: token() }),
  },
  {
    call: "cancelInvoice",
    table: "invoices",
    as: "admin",
    refusedIn: [1, 3, 4, 5, 6, 7, 8],
  },
  { call: "receiveInvoice", table: "invoices", as: "admin", refusedIn: [0, 1, 2, 3, 4, 6, 7, 8] },
  {
    call: "returnInvoice",
    table: "invoices",
    as: "admin",
    refusedIn: [0, 1, 2, 3, 4, 5, 7, 8],
    input: (id) => ({ id, reason: "抬头有误" }),
  },
  { call: "downloadInvoice", table: "invoices", as: "admin", refusedIn: [0, 1, 2, 3, 4] },
  {
    call: "cancelWithdrawal",
    table: "withdrawals",
    as: "channel",
    refusedIn: [1, 2, 3, 4, 5],
  },
  {
    call: "withdrawRebates",
    table: "rebates",
    as: "channel",
    refusedIn: [0, 2, 3],
    input: (id) => ({ ids: [id], clientToken: token() }),
  },
  { call: "setDefaultBankAccount", table: "bank_accounts", as: "channel", refusedIn: [0, 2] },
  { call: "verifyBankAccount", table: "bank_accounts", as: "channel", refusedIn: [0, 1] },
];
const customers = { admin: 1001, channel: 1020 };

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await createTestApi();
  for (const username of Object.keys(customers)) tokens[username] = await api.signIn(username);
});
afterAll(() => api.close());

describe.each(rules)("$call", ({ call, table, as, refusedIn, input = (id: number) => ({ id }) }) => {
  it.each(refusedIn)("is refused in state %s", async (status) => {
    const of = (condition: ReturnType<typeof sql>) =>
      api.db.execute<{ id: string; status: number }>(
        sql`SELECT id, status FROM ${sql.identifier(table)} WHERE custom_id = ${customers[as]} AND ${condition} ORDER BY id LIMIT 1`,
      );
    const {
      rows: [row],
    } = await of(sql`status = ${status}`);
    const id = Number(row?.id);
    expect(await api.call(call, input(id), { token: tokens[as] ?? "" })).toMatchObject({ status: 200, code: 422 });
    expect((await of(sql`id = ${id}`)).rows[0]?.status).toBe(status);
  });
});
