import { sql } from "drizzle-orm";
import { compareDecimals } from "../../../../domain/decimal-format";
import { sumDecimals } from "../../../../domain/decimal-math";
import type { ViewShare } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { billMonths } from "../../../database/schema/bill-cube";
import { toYearMonth } from "../../../time";
import { matchingCells } from "../cube/known";
import { type Part, together, withShares } from "./parts";
import { viewNames, viewsOfResources } from "./view-members";
import { partWords } from "./words";

/** Views with a row of their own where the request does not say how many; the description's default. */
const LIMIT = 20;

/** What lines of resources come to that are in the same views. */
type Found = { views: number[] | null; payableAmount: string; lineCount: number };

/** A view's own part, and what of the shared one is in it too. */
interface ViewPart extends Part {
  viewName: string;
  sharedAmount: string | null;
}

/** A month divided by business views, each line once. */
export async function viewSharesOf(query: Input<"listViewShares">, context: Context): Promise<ViewShare[]> {
  const { billCycle = toYearMonth(context.now()), limit = LIMIT, ...filters } = query;
  const found = await readFound({ ...filters, startCycle: billCycle, endCycle: billCycle }, context);
  if (found.length === 0) return [];
  const views = await viewNames(context);
  const parts = views.map(({ viewId, viewName }): ViewPart => partOf(viewId, viewName, found)).sort(byCost);
  const none = { viewName: null, sharedAmount: null };
  const named = partWords[context.language];
  const rest = (partName: string | null, among: readonly Part[]) =>
    together(among).map((part) => ({ ...none, partName, ...part }));
  const rows = [
    ...parts.slice(0, limit).map((part) => ({ ...part, partName: part.viewName })),
    ...rest(null, parts.slice(limit)),
    ...rest(named.shared, found.filter(isShared)),
    ...rest(
      named.unassigned,
      found.filter(({ views: ids }) => ids === null),
    ),
  ];
  return withShares(rows).map(({ payableAmount, ...row }) => ({ billCycle, ownAmount: payableAmount, ...row }));
}

function isShared({ views }: Found): boolean {
  return (views?.length ?? 0) > 1;
}

function partOf(id: number, viewName: string, found: readonly Found[]): ViewPart {
  const own = found.filter((one) => one.views?.includes(id) === true);
  const [part] = together(own.filter((one) => !isShared(one)));
  const [shared] = together(own.filter(isShared));
  return {
    viewName,
    payableAmount: part?.payableAmount ?? null,
    lineCount: part?.lineCount ?? 0,
    sharedAmount: shared?.payableAmount ?? null,
  };
}

/** The one whose resources cost most first, whoever shares them. */
function byCost(one: ViewPart, other: ViewPart): number {
  const [a, b] = [one, other].map(({ payableAmount, sharedAmount }) =>
    sumDecimals([payableAmount ?? "0", sharedAmount ?? "0"]),
  );
  return compareDecimals(b ?? "0", a ?? "0") || (one.viewName < other.viewName ? -1 : 1);
}

/** The lines by the views that their resource is in: one row for each set of them, and one for no view. */
async function readFound(query: Input<"listBillDetails">, context: Context): Promise<Found[]> {
  const { rows } = await context.db.execute<{ views: string[] | null; amount: string; lines: string }>(sql`
    with members as materialized ${await viewsOfResources(context)}
    select members.views, sum(${billMonths.payableAmount})::text as amount, sum(${billMonths.lineCount})::text as lines
    from ${billMonths}
    left join members on members.resource_id = ${billMonths.resourceId}
      and members.cloud_code = ${billMonths.cloudCode} and members.account_uid = ${billMonths.accountUid}
    where ${matchingCells(billMonths, query, context)}
    group by 1 having sum(${billMonths.lineCount}) <> 0
    order by 1 nulls last`);
  return rows.map(({ views, amount, lines }) => ({
    views: views && views.map(Number),
    payableAmount: amount,
    lineCount: Number(lines),
  }));
}
