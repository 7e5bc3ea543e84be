import { eq } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { allocationRules, allocationTargets } from "../../database/schema/allocation";
import { refuse } from "../../errors";
import { allocationRuleList, costUnitList } from "./lists";
import { type Asked, checkRule, ruleOf } from "./rule-input";
import { idsInOrder, lockRules, placeRules } from "./rules";

/** Rules a customer has at most. */
const MOST_RULES = 100;

type Saved = Input<"saveAllocationRule">;

/** Creates or changes a rule. @throws AnswerError */
export function saveRule(input: Saved, context: Context): Promise<{ id: number }> {
  const { targets, ...values } = ruleOf(input);
  checkRule({ targets, ...values });
  return refusingConflicts(() =>
    context.db.transaction(async (tx) => {
      await lockRules(tx, context.user.customId);
      await lockUnits(tx, targets, context);
      const row = { ...values, ruleName: input.ruleName.trim() };
      const before = await idsInOrder(tx, context.user.customId);
      const id = "id" in input ? await change(tx, input, row, context) : await add(tx, row, before, context);
      await tx.delete(allocationTargets).where(eq(allocationTargets.ruleId, id));
      await tx.insert(allocationTargets).values(targets.map((target, at) => ({ ...target, ruleId: id, at })));
      await placeRules(tx, placed(before, id, input.place));
      await context.audit({ targets: [id], detail: { rule: row.ruleName, way: row.way } }, tx);
      return { id };
    }),
  );
}

/** Moves a rule before the one in front of it, or behind the next one. */
export async function moveRule({ id, direction }: Input<"moveAllocationRule">, context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockRules(tx, context.user.customId);
    const rule = await allocationRuleList.lock(tx, id, context);
    const ids = await idsInOrder(tx, context.user.customId);
    await placeRules(tx, placed(ids, id, Math.max(1, ids.indexOf(id) + (direction === "up" ? 0 : 2))));
    await context.audit({ targets: [id], detail: { rule: rule.ruleName, direction } }, tx);
  });
}

/** Deletes rules, and closes the gaps in the order. */
export async function deleteRules(ids: number[], context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockRules(tx, context.user.customId);
    const rules = await allocationRuleList.lockAll(tx, ids, context);
    await allocationRuleList.remove(tx, ids, context);
    await placeRules(tx, await idsInOrder(tx, context.user.customId));
    const names = rules.map(({ ruleName }) => ruleName).join(", ");
    await context.audit({ targets: ids, detail: { rules: names } }, tx);
  });
}

/** Ids in their order with one of them at a place, the first is 1: where it stands already, or else last, unless told. */
export function placed(ids: readonly number[], id: number, place?: number): number[] {
  const others = ids.filter((one) => one !== id);
  const standing = ids.indexOf(id);
  const at = place === undefined ? (standing < 0 ? others.length : standing) : place - 1;
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** Keeps the cost units of a rule from being deleted meanwhile. @throws AnswerError NOT_FOUND */
async function lockUnits(tx: Tx, targets: Asked["targets"], context: Context): Promise<void> {
  await costUnitList.lockAll(
    tx,
    targets.map(({ unitId }) => unitId),
    context,
  );
}

type Values = Omit<Asked, "targets"> & { ruleName: string };

async function add(tx: Tx, values: Values, before: readonly number[], { user, now }: Context): Promise<number> {
  if (before.length >= MOST_RULES) throw refuse("ALLOCATION_RULES_FULL", { max: MOST_RULES });
  const row = { ...values, customId: user.customId, place: before.length + 1, creator: user.username };
  const [made] = await tx
    .insert(allocationRules)
    .values({ ...row, createTime: now() })
    .returning({ id: allocationRules.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

async function change(
  tx: Tx,
  { id, version }: { id: number; version: number },
  values: Values,
  context: Context,
): Promise<number> {
  const rule = await allocationRuleList.lock(tx, id, context);
  if (rule.version !== version) throw refuse("CONFLICT");
  await tx
    .update(allocationRules)
    .set({ ...values, version: version + 1 })
    .where(eq(allocationRules.id, id));
  return id;
}
