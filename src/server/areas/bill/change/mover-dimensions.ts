import { sql } from "drizzle-orm";
import type { BillMover, BillMoverBy } from "../../../../generated/api";
import type { Context } from "../../../context";
import { dimensionColumns } from "../cost/dimensions";
import { billTagKeys } from "../parts/tag-shares";
import { joinMembers, sharedViews, viewNames, viewsOfResources } from "../parts/view-members";
import { partWords } from "../parts/words";
import { toTagText } from "../tag-text";
import type { Mover } from "./change";
import type { DividedBy } from "./compared-rows";

/** What a row says of its value; `isListed` where listBillDetails can tell its lines from others. */
export interface ShownMover {
  value: Partial<BillMover>;
  isListed: boolean;
}

/** A way to divide a change, and what a row is then. */
export interface MoverDimension {
  by: DividedBy;
  shown: (mover: Mover) => ShownMover;
  /** What leaves the lines of all others together: those with a row of their own taken out. Absent where lists cannot. */
  without?: (named: readonly Mover[]) => Partial<BillMover>;
}

/** What values are called beside them. */
const names = {
  productCode: "productName",
  accountUid: "accountName",
  regionId: "regionName",
  projectId: "projectName",
} as const;

/** By what lists leave lines out. */
const excludes = {
  cloudCode: "excludeCloudCode",
  serviceCategory: "excludeServiceCategory",
  productCode: "excludeProductCode",
  accountUid: "excludeAccountUid",
  regionId: "excludeRegionId",
  projectId: "excludeProjectId",
} as const;

/** A dimension as queries and rows have it. */
export async function moverDimension(
  by: BillMoverBy,
  tagKey: string | undefined,
  context: Context,
): Promise<MoverDimension> {
  if (by === "resourceId") return ofResources;
  if (by === "tag") return ofTag(tagKey, context);
  if (by === "viewId") return ofViews(context);
  const name = by in names ? names[by as keyof typeof names] : undefined;
  const exclude = by in excludes ? excludes[by as keyof typeof excludes] : undefined;
  const valueOf = (key: string | null) => (by === "projectId" && key !== null ? Number(key) : key);
  return {
    by: (table) => dimensionColumns(table, by, undefined),
    // The texts of enumerations were checked when the lines were written.
    shown: ({ key, name: called }) => ({
      value: {
        [by]: valueOf(key),
        ...(name !== undefined && { [name]: called }),
      },
      isListed: key !== null,
    }),
    ...(exclude && { without: (named) => ({ [exclude]: named.map(({ key }) => valueOf(key)) }) }),
  };
}

/** The same id may be that of a resource in another account. */
const ofResources: MoverDimension = {
  by: ({ resourceId, accountUid, cloudCode, resourceName }) => ({
    key: sql`case when ${resourceId} is not null then json_build_array(${resourceId}, ${accountUid}, ${cloudCode})::text end`,
    name: sql`${resourceName}`,
  }),
  shown: ({ key, name }) => {
    const [resourceId = null, accountUid = null, cloudCode = null] = key === null ? [] : (JSON.parse(key) as string[]);
    const value = { resourceId, accountUid, cloudCode, resourceName: name ?? resourceId } as Partial<BillMover>;
    return { value, isListed: key !== null };
  },
};

/** Values of a tag key; what has none is called so. */
async function ofTag(asked: string | undefined, context: Context): Promise<MoverDimension> {
  const tagKey = asked ?? (await billTagKeys(context))[0]?.tagKey;
  const { untagged } = partWords[context.language];
  const tagOf = (key: string | null) =>
    tagKey === undefined || key === null ? null : toTagText(tagKey, key.slice(1) || null);
  return {
    by: (table) => {
      const value = tagKey === undefined ? sql`null::text` : dimensionColumns(table, "tag", tagKey).key;
      return { key: sql`coalesce('=' || ${value}, '')`, name: sql`null::text` };
    },
    shown: ({ key }) => ({
      value: { tagKey: tagKey ?? null, tagValue: key === null ? null : key.slice(1) || untagged, tag: tagOf(key) },
      isListed: tagOf(key) !== null,
    }),
    ...(tagKey !== undefined && { without: (named) => ({ excludeTag: named.flatMap(({ key }) => tagOf(key) ?? []) }) }),
  };
}

/** Business views; what several have counts once, in a row of its own. */
async function ofViews(context: Context): Promise<MoverDimension> {
  const called = new Map((await viewNames(context)).map(({ viewId, viewName }) => [String(viewId), viewName]));
  const shared = await sharedViews(context);
  const members = await viewsOfResources(context);
  const { unassigned, shared: ofSeveral } = partWords[context.language];
  return {
    by: (table) => ({
      key: sql`case when members.views is null then '' when cardinality(members.views) > 1 then '+' else members.views[1]::text end`,
      name: sql`null::text`,
      join: joinMembers(members, table),
    }),
    shown: ({ key }) => {
      const viewName = key === null ? null : key === "" ? unassigned : (called.get(key) ?? ofSeveral);
      const viewId = key !== null && called.has(key) ? Number(key) : null;
      // The list has what a view shares with others, too.
      return { value: { viewId, viewName }, isListed: viewId !== null && !shared.has(viewId) };
    },
  };
}

/** The dimension of what the sentence names. */
export const byResource: DividedBy = ofResources.by;
