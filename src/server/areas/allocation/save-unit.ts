import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { allocationRules, allocationTargets, costUnits } from "../../database/schema/allocation";
import { refuse } from "../../errors";
import { costUnitList } from "./lists";

/** Cost units a customer has at most. */
export const MOST_UNITS = 200;
/** Names in a refusal: the rest is seen once these are gone. */
const MOST_NAMED = 3;

/** Creates or changes a cost unit. @throws AnswerError */
export function saveUnit(input: Input<"saveCostUnit">, context: Context): Promise<{ id: number }> {
  const values = {
    unitName: input.unitName.trim(),
    unitCode: input.unitCode,
    unitOwner: textOf(input.unitOwner),
    remark: textOf(input.remark),
  };
  return refusingConflicts(() =>
    context.db.transaction(async (tx) => {
      const id = "id" in input ? await change(tx, input, values, context) : await add(tx, values, context);
      await context.audit({ targets: [id], detail: { unit: values.unitName } }, tx);
      return { id };
    }),
  );
}

/** Deletes cost units that no rule allocates to. @throws AnswerError COST_UNIT_IN_RULES */
export async function deleteUnits(ids: readonly number[], context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Who saves a rule locks its units, too: none is added to these until they are gone.
    const units = await costUnitList.lockAll(tx, ids, context);
    const [used] = await tx
      .select({ unit: costUnits.unitName, rules: sql<string[]>`array_agg(${allocationRules.ruleName} order by place)` })
      .from(allocationTargets)
      .innerJoin(costUnits, eq(costUnits.id, allocationTargets.unitId))
      .innerJoin(allocationRules, eq(allocationRules.id, allocationTargets.ruleId))
      .where(inArray(allocationTargets.unitId, [...ids]))
      .groupBy(costUnits.id)
      .orderBy(asc(costUnits.id))
      .limit(1);
    if (used) {
      const rules = used.rules.slice(0, MOST_NAMED).join(", ");
      throw refuse("COST_UNIT_IN_RULES", { unit: used.unit, rules, count: used.rules.length });
    }
    await costUnitList.remove(tx, ids, context);
    await context.audit({ targets: [...ids], detail: { units: units.map(({ unitName }) => unitName).join(", ") } }, tx);
  });
}

type Values = Pick<typeof costUnits.$inferSelect, "unitName" | "unitCode" | "unitOwner" | "remark">;

async function add(tx: Tx, values: Values, context: Context): Promise<number> {
  const { user, now } = context;
  // One at a time of a customer, so that their number is not outrun.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('cost units', ${user.customId}))`);
  if ((await tx.$count(costUnits, costUnitList.owned(context))) >= MOST_UNITS)
    throw refuse("COST_UNITS_FULL", { max: MOST_UNITS });
  const row = { ...values, customId: user.customId, creator: user.username, createTime: now() };
  const [made] = await tx.insert(costUnits).values(row).returning({ id: costUnits.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

async function change(
  tx: Tx,
  { id, version }: { id: number; version: number },
  values: Values,
  context: Context,
): Promise<number> {
  const unit = await costUnitList.lock(tx, id, context);
  if (unit.version !== version) throw refuse("CONFLICT");
  await tx
    .update(costUnits)
    .set({ ...values, version: version + 1 })
    .where(eq(costUnits.id, id));
  return id;
}

function textOf(text: string | undefined): string | null {
  return text?.trim() || null;
}
