import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { refuse } from "../../errors";
import { tagList } from "./lists";
import { lockTags } from "./lock-tags";
import { keptPair, tagName, tagNameInSql } from "./tag-name";
import { doerOf, tellRenamed, tellUnbound } from "./tell-tags";

/** The customer's tags, one by one. */
export const tagHandlers = {
  getTag: async ({ id }, context) => tagList.show(await tagList.get(id, context), context),

  saveTag: (input, context) =>
    refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        await lockTags(tx, context.user.customId);
        const id = "id" in input ? await change(tx, input, context) : await add(tx, input, context);
        await context.audit({ targets: [id], detail: { tag: tagName(valuesOf(input)) } }, tx);
        return { id };
      }),
    ),

  deleteTags: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      await lockTags(tx, context.user.customId);
      const found = await tagList.lockAll(tx, ids, context);
      await refuseBound(tx, ids);
      // What is left are bindings to what the clouds do not have any more.
      await tellUnbound(tx, inArray(tagBinds.tagId, ids), doerOf(context));
      await tx.delete(tagBinds).where(inArray(tagBinds.tagId, ids));
      await tagList.remove(tx, ids, context);
      await context.audit({ targets: ids, detail: { tags: found.map(tagName).join(", ") } }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

async function add(tx: Tx, input: Input<"saveTag">, { user, now }: Context): Promise<number> {
  const row = { ...valuesOf(input), customId: user.customId, creator: user.username, createTime: now() };
  const [made] = await tx.insert(tags).values(row).returning({ id: tags.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** A new key or value goes to the bindings, too: the foreign key sees to it. */
async function change(tx: Tx, input: Extract<Input<"saveTag">, { id: number }>, context: Context): Promise<number> {
  const name = tagName(valuesOf(input));
  const before = await tagList.lock(tx, input.id, context);
  if (tagName(before) !== name) await tellRenamed(tx, input.id, name, doerOf(context));
  await tx.update(tags).set(valuesOf(input)).where(eq(tags.id, input.id));
  return input.id;
}

function valuesOf({ color = "blue", remark, ...pair }: Input<"saveTag">) {
  return { ...keptPair(pair), color, remark: remark ?? null };
}

/** Domain rules: "no deletion while bound". @throws AnswerError naming those that are */
async function refuseBound(tx: Tx, ids: readonly number[]): Promise<void> {
  const bound = await tx
    .select({ name: tagNameInSql })
    .from(tags)
    .where(
      sql`${inArray(tags.id, [...ids])} and exists (select from ${tagBinds} inner join ${resources} on ${resources.id} = ${tagBinds.resourceId} where ${tagBinds.tagId} = ${tags.id} and ${resources.goneTime} is null)`,
    )
    .orderBy(asc(tags.id))
    .limit(MOST_NAMED);
  if (bound.length > 0) throw refuse("TAG_BOUND", { names: bound.map(({ name }) => name).join(", ") });
}

/** Names in a refusal: the rest is seen once these are unbound. */
const MOST_NAMED = 2;
