import { and, eq, getTableColumns, gte, ilike, inArray, lt, or, sql } from "drizzle-orm";
import { usageLevelOf, usageLevels } from "../../../domain/usage";
import type { Quota } from "../../../generated/api";
import { QuotaApplyStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { quotaApplications, quotas } from "../../database/schema/quota";
import { syncScopes } from "../../database/schema/resource";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, atMost, containing, is, since, startsWith, until } from "../../lists/filter";
import { ofCustomer, owned } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { inRegion, regionNameOf } from "../cloud/in-region";

const { near, full } = usageLevels;
const { usedPercent } = quotas;

/** The rows of each level. */
const ofLevel: Record<Quota["status"], ReturnType<typeof lt> | undefined> = {
  ample: lt(usedPercent, near),
  near: and(gte(usedPercent, near), lt(usedPercent, full)),
  full: gte(usedPercent, full),
};

/** How near its limit a row is. */
const levelOf = sql<
  Quota["status"]
>`case when ${ofLevel.full} then 'full' when ${ofLevel.near} then 'near' else 'ample' end`;

/** Quotas of the caller's customer. */
export const quotaList = defineList("listQuotas", {
  table: quotas,
  owner: ofCustomer(quotas.customId),
  rows: rowsWithPlace,
  filters: {
    keyword: (text, { language }) => {
      const name = sql`${quotas.quotaName}->>${language}::text`;
      return or(ilike(name, containing(text)), ilike(quotas.quotaCode, containing(text)));
    },
    cloudCode: anyOf(quotas.cloudCode),
    cloudAccountId: is(quotas.cloudAccountId),
    regionId: anyOf(quotas.regionId),
    productCode: anyOf(quotas.productCode),
    status: (levels) => or(...levels.map((level) => ofLevel[level])),
    minUsed: atLeast(usedPercent),
    maxUsed: atMost(usedPercent),
  },
  filterBy: {
    ...getTableColumns(quotas),
    quotaName: ({ language }) => sql`${quotas.quotaName}->>${language}::text`,
    status: levelOf,
    applying: sql`exists (select from ${quotaApplications} where ${quotaApplications.quotaId} = ${quotas.id} and ${quotaApplications.status} = ${QuotaApplyStatus.process})`,
  },
  sort: { fields: quotas, default: usedPercent },
  counts: { by: levelOf, values: Object.keys(ofLevel) },
  load: readApplying,
  show: (row, { language }, applying) => {
    const { customId: _custom, writeTime: _since, quotaName, asOf, ...shown } = row;
    return {
      ...shown,
      quotaName: quotaName[language],
      status: usageLevelOf(row.usedPercent),
      applying: applying.has(row.id),
      asOf: toLocalDateTimeOrNull(asOf),
    };
  },
});

/** Quotas with the names of their account and region, and when their cloud confirmed them last. */
function rowsWithPlace(context: Context) {
  return context.db
    .select({
      ...getTableColumns(quotas),
      accountName: cloudAccounts.accountName,
      regionName: regionNameOf(quotas.regionId, context),
      asOf: syncScopes.completedTime,
    })
    .from(quotas)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, quotas.cloudAccountId))
    .leftJoin(regions, inRegion(quotas.cloudCode, quotas.regionId))
    .leftJoin(
      syncScopes,
      and(
        eq(syncScopes.cloudAccountId, quotas.cloudAccountId),
        eq(syncScopes.regionId, quotas.regionId),
        eq(syncScopes.type, "quota"),
      ),
    )
    .$dynamic();
}

/** Which of these quotas have an application under review. */
async function readApplying(rows: readonly { id: number }[], { db, user }: Context): Promise<Set<number | null>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ quotaId: quotaApplications.quotaId })
    .from(quotaApplications)
    .where(
      and(
        owned(quotaApplications, user.customId),
        inArray(quotaApplications.quotaId, ids),
        eq(quotaApplications.status, QuotaApplyStatus.process),
      ),
    );
  return new Set(found.map(({ quotaId }) => quotaId));
}

/** Applications of the caller's customer. */
export const applicationList = defineList("listQuotaApplications", {
  table: quotaApplications,
  owner: ofCustomer(quotaApplications.customId),
  rows: (context) =>
    context.db
      .select({
        ...getTableColumns(quotaApplications),
        regionName: regionNameOf(quotaApplications.regionId, context),
      })
      .from(quotaApplications)
      .leftJoin(regions, inRegion(quotaApplications.cloudCode, quotaApplications.regionId))
      .$dynamic(),
  filters: {
    applyNo: startsWith(quotaApplications.applyNo),
    cloudCode: anyOf(quotaApplications.cloudCode),
    productCode: anyOf(quotaApplications.productCode),
    status: anyOf(quotaApplications.status),
    startTime: since(quotaApplications.applyTime),
    endTime: until(quotaApplications.applyTime),
  },
  sort: { fields: quotaApplications, default: quotaApplications.applyTime },
  counts: { by: quotaApplications.status, values: Object.values(QuotaApplyStatus) },
  show: (row, { language }) => {
    const {
      customId: _custom,
      quotaId: _quota,
      accountUid: _uid,
      applicantId: _id,
      statusTime: _since,
      ...shown
    } = row;
    return {
      ...shown,
      quotaName: row.quotaName[language],
      auditReason: row.auditReason?.[language] ?? null,
      applyTime: toLocalDateTime(row.applyTime),
      effectiveTime: toLocalDateTimeOrNull(row.effectiveTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listQuotas: quotaList, listQuotaApplications: applicationList };
