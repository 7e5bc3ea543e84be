import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describe as describeApi } from "../../src/compiler/api/description";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import document from "../../src/generated/openapi.json";
import { operations } from "../../src/generated/operations";
import { cloudTickets, cloudTicketUses } from "../../src/server/database/schema/voucher";
import { lists } from "../../src/server/generated/lists";
import { newAlarm, newRule, newTransition } from "./alarm-rows";
import { newAnomalies } from "./anomaly-rows";
import { everyRow, keysOf, type Row } from "./every-row";
import { own } from "./example";
import { listRules } from "./list-rules";
import type { Rule } from "./rule";
import { createTestApi, type TestApi } from "./test-api";

/** Lists that are read in a way of their own; their tests are theirs. */
const others = {
  listBillDetails: "groups and totals of one moment, in bill.test.ts",
  listConsumption: "sums, in consumption.test.ts",
  listAlarmGroups: "groups of alarms, in alarm-lists.test.ts",
  listAlarmStates: "resources of a rule, in alarm-lists.test.ts",
  listAllocatedCosts: "sums, in allocation.test.ts",
  listAllocationParts: "sums, in allocation.test.ts",
  listLoginHistory: "paged by places, in login-history.test.ts",
  getResourceMap: "a tree, at most so many, in resource-map.test.ts",
  listResourceEvents: "two tables in one order, in resource.test.ts",
};

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await createTestApi();
  await newAnomalies(api.db);
  await newAlarm(api.db, { ruleName: "a rule that is deleted" });
  const ruleId = await newRule(api.db, { customId: own, ruleName: "a rule that flaps" });
  await newTransition(api.db, { ruleId, time: new Date(), notice: "flapping" });
  for (const name of ["admin", "channel"]) tokens.set(name, await api.signIn(name));
});
afterAll(() => api.close());

const rowsOf = (call: string, input: object, as: string): Promise<Row[]> =>
  everyRow(api, call, input, tokens.get(as) ?? "");

describe("the lists of the API", () => {
  it("are declared, or read in a way of their own for a reason", () => {
    const pages = Object.entries(operations).filter(
      ([, operation]) => "answer" in operation && operation.answer === "page",
    );
    expect(pages.map(([id]) => id).sort()).toEqual([...Object.keys(lists), ...Object.keys(others)].sort());
  });

  it("compare texts as the description says", () => {
    const description = describeApi(document as unknown as OpenApiDocument);
    const said = Object.entries(listRules).flatMap(([call, { rules }]) =>
      Object.entries<Rule<never>>(rules).flatMap(([name, { match }]) => {
        const property = description.operation(call)?.shapes[0].properties.get(name);
        if (property?.kind !== "text" || match === undefined) return [];
        return [{ filter: `${call} ${name}`, match, described: property.schema["x-match"] ?? "contains" }];
      }),
    );
    expect(said.filter(({ match, described }) => match !== described)).toEqual([]);
    expect(new Set(said.map(({ match }) => match)).size).toBe(3);
    expect(said.length).toBeGreaterThan(40);
  });

  it("listTicketUses has the uses of its voucher, all of them", async () => {
    const tickets = await api.db.select().from(cloudTickets).where(eq(cloudTickets.customId, 1001));
    let compared = 0;
    for (const { id } of tickets) {
      const { ticketId, customId } = cloudTicketUses;
      const uses = await api.db
        .select()
        .from(cloudTicketUses)
        .where(and(eq(ticketId, id), eq(customId, 1001)));
      expect(keysOf(await rowsOf("listTicketUses", { ticketId: id }, "admin"))).toEqual(keysOf(uses));
      compared += uses.length;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

/** Calls of a test that are under way together. */
const AT_ONCE = 8;

describe.each(Object.entries(listRules))("%s", (call, { as = "admin", with: always = {}, rules }) => {
  let all: Row[];
  beforeAll(async () => {
    all = await rowsOf(call, always, as);
  });

  it("has rows to filter", () => {
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(keysOf(all)).size).toBe(all.length);
  });

  it.each(Object.entries(rules as Record<string, Rule<Row>>))(
    "by %s has every row that fits, and no other",
    async (name, { values, fits }) => {
      const asked = values(all);
      expect(asked.length).toBeGreaterThan(0);
      let most = 0;
      const look = async (value: unknown): Promise<void> => {
        const rows = await rowsOf(call, { ...always, [name]: value }, as);
        const wanted = all.filter((row) => fits(row, value as never));
        expect({ value, rows: keysOf(rows) }).toEqual({ value, rows: keysOf(wanted) });
        most = Math.max(most, rows.length);
      };
      // A few at a time: of hundreds at once, the last would wait for a connection longer than a call may.
      for (let from = 0; from < asked.length; from += AT_ONCE)
        await Promise.all(asked.slice(from, from + AT_ONCE).map(look));
      expect(most).toBeGreaterThan(0);
    },
  );
});
