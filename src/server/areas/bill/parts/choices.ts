import { and, asc, between, desc, isNotNull, max, sql } from "drizzle-orm";
import { addMonths } from "../../../../domain/month";
import type { BillRegion, BillTagName } from "../../../../generated/api";
import type { Context } from "../../../context";
import { cloudName } from "../../../cloud-names/in-language";
import { billMonths } from "../../../database/schema/bill-cube";
import { ofCustomer } from "../../../lists/owner";
import { toYearMonth } from "../../../time";
import { toTagText } from "../tag-text";

/** Months whose lines say which tags there are, and tags at most. */
const MONTHS = 3;
const MOST_TAGS = 1000;

/** What lines without a key are called. */
const without: Record<Context["language"], string> = { zh: "未标记", en: "untagged" };

/** A region's name with its id, or the id where it has none. */
function labelOf(id: string, name: string | null, language: Context["language"]): string {
  return name === null || name === id ? id : `${cloudName(name, language)} (${id})`;
}

/** The regions of the customer's bill lines, in whatever currency. */
export async function billRegions(context: Context): Promise<BillRegion[]> {
  const { regionId, regionName } = billMonths;
  const rows = await context.db
    .select({ regionId, regionName: max(regionName) })
    .from(billMonths)
    .where(and(ofCustomer(billMonths.customId)(context), isNotNull(regionId)))
    .groupBy(regionId)
    .orderBy(asc(regionId));
  return rows.flatMap(({ regionId: id, regionName: name }) =>
    id === null ? [] : [{ regionId: id, regionName: labelOf(id, name, context.language) }],
  );
}

/** The tags of recent lines in whatever currency by key, and of each key its absence. */
export async function billTags(context: Context): Promise<BillTagName[]> {
  const month = toYearMonth(context.now());
  const key = sql<string>`one ->> 'key'`;
  const value = sql<string>`one ->> 'value'`;
  const rows = await context.db
    .select({ key, value })
    .from(sql`${billMonths}, jsonb_array_elements(${billMonths.tags}) one`)
    .where(
      and(
        ofCustomer(billMonths.customId)(context),
        between(billMonths.billCycle, addMonths(month, 1 - MONTHS), month),
        sql`${value} <> ''`,
      ),
    )
    .groupBy(sql`1`, sql`2`)
    .having(sql`sum(${billMonths.lineCount}) <> 0`)
    .orderBy(sql`1`, desc(sql`sum(${billMonths.payableAmount})`), sql`2`)
    .limit(MOST_TAGS);
  return rows.flatMap((row, at) => [
    { tag: toTagText(row.key, row.value), tagName: `${row.key}: ${row.value}` },
    ...(rows[at + 1]?.key === row.key
      ? []
      : [{ tag: toTagText(row.key, null), tagName: `${row.key}: ${without[context.language]}` }]),
  ]);
}
