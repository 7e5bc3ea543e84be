import { and, between, desc, sql } from "drizzle-orm";
import { addMonths } from "../../../../domain/month";
import type { BillTagKey, TagShare } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { billMonths } from "../../../database/schema/bill-cube";
import { ofCustomer } from "../../../lists/owner";
import { toYearMonth } from "../../../time";
import { dimensionColumns } from "../cost/dimensions";
import { toTagText } from "../tag-text";
import { matchingCells } from "../cube/known";
import { together, withShares } from "./parts";
import { partWords } from "./words";

/** Values with a row of their own where the request does not say how many; the description's default. */
const LIMIT = 20;
/** Months whose lines say which keys there are, and keys at most. */
const MONTHS = 3;
const MOST_KEYS = 200;

/** A month divided by the values of a tag key. */
export async function tagSharesOf(query: Input<"listTagShares">, context: Context): Promise<TagShare[]> {
  const { billCycle = toYearMonth(context.now()), tagKey, limit = LIMIT, ...filters } = query;
  const key = tagKey ?? (await billTagKeys(context))[0]?.tagKey ?? null;
  const value = key === null ? sql<null>`null::text` : dimensionColumns(billMonths, "tag", key).key;
  const total = sql<string>`sum(${billMonths.payableAmount})`;
  const found = await context.db
    .select({
      tagValue: sql<string | null>`${value}`.as("tag_value"),
      payableAmount: total,
      lineCount: sql<string>`sum(${billMonths.lineCount})`.mapWith(Number),
    })
    .from(billMonths)
    .where(matchingCells(billMonths, { ...filters, startCycle: billCycle, endCycle: billCycle }, context))
    .groupBy(sql`1`)
    .having(sql`sum(${billMonths.lineCount}) <> 0`)
    .orderBy(desc(total), sql`1`);
  const tagged = found.filter((row) => row.tagValue !== null);
  const without = found.filter((row) => row.tagValue === null);
  const rows = [
    ...tagged.slice(0, limit).map((row) => ({ ...row, tag: tagOf(key, row.tagValue) })),
    ...together(tagged.slice(limit)).map((row) => ({ ...row, tagValue: null, tag: null })),
    ...without.map((row) => ({ ...row, tagValue: partWords[context.language].untagged, tag: tagOf(key, null) })),
  ];
  return withShares(rows).map((row) => ({ billCycle, tagKey: key, ...row }));
}

function tagOf(key: string | null, value: string | null): string | null {
  return key === null ? null : toTagText(key, value);
}

/** The tag keys of recent lines in whatever currency, the one of the greatest amount first. */
export async function billTagKeys(context: Context): Promise<BillTagKey[]> {
  const month = toYearMonth(context.now());
  const key = sql<string>`one ->> 'key'`;
  return context.db
    .select({ tagKey: key })
    .from(sql`${billMonths}, jsonb_array_elements(${billMonths.tags}) one`)
    .where(
      and(ofCustomer(billMonths.customId)(context), between(billMonths.billCycle, addMonths(month, 1 - MONTHS), month)),
    )
    .groupBy(sql`1`)
    .having(sql`sum(${billMonths.lineCount}) <> 0`)
    .orderBy(desc(sql`sum(${billMonths.payableAmount})`), sql`1`)
    .limit(MOST_KEYS);
}
