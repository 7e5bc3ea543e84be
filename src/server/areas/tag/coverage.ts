import { desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { TagCoverage, TagKeyCoverage } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { owned } from "../../lists/owner";
import { scopesKnown } from "../cloud/known-scopes";
import { exactSumOfCosts, rounded, sumOfCosts } from "../resource/month-cost";
import { permittedTypes, present } from "../resource/permitted";

/** How much is tagged, by number and by money. Amounts and shares are NUMERIC's: no sum is rounded. */
export const coverageHandlers = {
  getTagCoverage: async (_input, context) => coverage(context),

  listTagKeys: async (_input, context) => keys(context),
} satisfies Partial<Handlers>;

const numbers = (where?: SQL): SQL<number> =>
  (where ? sql<number>`count(*) filter (where ${where})` : sql<number>`count(*)`).mapWith(Number);
/** A part of a whole, to the hundredth of a percent; null of nothing. */
const shareOrNull = (part: SQL, whole: SQL): SQL<string | null> =>
  sql<string | null>`round((${part})::numeric / nullif((${whole})::numeric, 0), 4)::numeric(9, 4)::text`;
/** The same; 0 of nothing. */
const share = (part: SQL, whole: SQL): SQL<string> => sql<string>`coalesce(${shareOrNull(part, whole)}, '0.0000')`;

async function coverage(context: Context): Promise<TagCoverage> {
  const bound = context.db.selectDistinct({ id: tagBinds.resourceId }).from(tagBinds).as("bound");
  const [tagged, untagged] = [isNotNull(bound.id), isNull(bound.id)];
  const [[row], known] = await Promise.all([
    context.db
      .select({
        resourceCount: numbers(),
        taggedCount: numbers(tagged),
        untaggedCount: numbers(untagged),
        taggedShare: share(numbers(tagged), numbers()),
        monthCost: sumOfCosts(),
        taggedCost: sumOfCosts(tagged),
        // What is left of the whole, so that both add up to it as they are shown.
        untaggedCost: sql<string>`(${sumOfCosts()}::numeric - ${sumOfCosts(tagged)}::numeric)::text`,
        costShare: shareOrNull(exactSumOfCosts(tagged), exactSumOfCosts()),
      })
      .from(resources)
      .leftJoin(bound, eq(bound.id, resources.id))
      .where(present(context)),
    scopesKnown(permittedTypes(context), undefined, context),
  ]);
  if (!row) throw new Error("an aggregate has a row");
  return { ...row, ...known };
}

async function keys(context: Context): Promise<TagKeyCoverage[]> {
  const { db, user } = context;
  const whole = db.$with("whole").as(
    db
      .select({
        number: sql<number>`count(*)`.as("all_number"),
        cost: exactSumOfCosts().as("all_cost"),
      })
      .from(resources)
      .where(present(context)),
  );
  // A resource has one value of a key, so that none counts twice.
  const used = db.$with("used").as(
    db
      .select({
        tagKey: tagBinds.tagKey,
        number: sql<number>`count(*)`.as("used_number"),
        cost: exactSumOfCosts().as("used_cost"),
      })
      .from(tagBinds)
      .innerJoin(resources, sql`${resources.id} = ${tagBinds.resourceId}`)
      .where(present(context))
      .groupBy(tagBinds.tagKey),
  );
  const number = sql`coalesce(max(${used.number}), 0)`;
  const cost = sql`coalesce(max(${used.cost}), 0)`;
  return db
    .with(whole, used)
    .select({
      tagKey: tags.tagKey,
      valueCount: sql<number>`count(*)`.mapWith(Number),
      resourceCount: number.mapWith(Number) as SQL<number>,
      resourceShare: share(number, sql`max(${whole.number})`),
      missingCount: sql<number>`max(${whole.number}) - ${number}`.mapWith(Number),
      monthCost: rounded(cost),
      costShare: shareOrNull(cost, sql`max(${whole.cost})`),
    })
    .from(tags)
    .crossJoin(whole)
    .leftJoin(used, sql`${used.tagKey} = ${tags.tagKey}`)
    .where(owned(tags, user.customId))
    .groupBy(tags.tagKey)
    .orderBy(desc(number), tags.tagKey);
}
