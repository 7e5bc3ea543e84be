import { and, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { ResourceOperationStatus, SavingStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { instances } from "../../database/schema/instance";
import { resourceOperations, resources } from "../../database/schema/resource";
import { savings } from "../../database/schema/saving";
import { defineList } from "../../lists/define-list";
import { anyOf, contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { inRegion, regionNameOf } from "../cloud/in-region";
import { boughtAs } from "./bought-as";
import { becauseOf } from "./words";

/** Savings of the caller's customer. */
export const savingList = defineList("listSavings", {
  table: savings,
  owner: ofCustomer(savings.customId),
  rows: rowsWithResource,
  filters: {
    keyword: (text, context) => onResources(contains(resources.name, resources.resourceId)(text, context), context),
    kind: anyOf(savings.kind),
    status: anyOf(savings.status),
    cloudCode: (codes, context) => onResources(inArray(resources.cloudCode, [...codes]), context),
  },
  filterBy: {
    ...getTableColumns(savings),
    // Stored in cents; a filter may be finer.
    monthSaving: sql`${savings.monthSaving}::numeric / 100`,
    monthCost: sql`${savings.monthCost}::numeric / 100`,
    resourceName: ofResource(resources.name),
    resourceId: ofResource(resources.resourceId),
    resourceType: ofResource(resources.type),
    cloudCode: ofResource(resources.cloudCode),
    payMode: ofResource(resources.payMode),
    expireTime: ofResource(resources.expireTime),
    renewStatus: sql`(select ${instances.renewStatus} from ${instances}, ${resources} where ${boughtAs} and ${resources.id} = ${savings.resourceId})`,
    accountName: sql`(select ${cloudAccounts.accountName} from ${cloudAccounts} where ${cloudAccounts.id} = ${ofResource(resources.cloudAccountId)})`,
    dismissReason: sql`case when ${savings.status} = ${SavingStatus.dismissed} then ${savings.dismissReason} end`,
  },
  sort: { fields: savings, default: savings.monthSaving },
  counts: { by: savings.status, values: Object.values(SavingStatus) },
  show: (row, { language }) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    monthSaving: row.monthSaving,
    monthCost: row.monthCost,
    because: becauseOf({ ...row, type: row.resourceType })[language],
    targetId: row.resourceId,
    resourceId: row.cloudId,
    resourceName: row.resourceName,
    resourceType: row.resourceType,
    cloudCode: row.cloudCode,
    accountName: row.accountName,
    accountUid: row.accountUid,
    regionName: row.regionName,
    payMode: row.payMode,
    expireTime: toLocalDateTimeOrNull(row.expireTime),
    renewalId: row.renewalId,
    renewStatus: row.renewStatus,
    foundTime: toLocalDateTime(row.foundTime),
    // The bill lines that it is told by.
    startCycle: row.evidence.billedFrom.slice(0, 7),
    endCycle: row.evidence.billedTo.slice(0, 7),
    operating: row.operating,
    dismissReason: row.status === SavingStatus.dismissed ? row.dismissReason : null,
  }),
});

/** The lists of this area, by operation. */
export const lists = { listSavings: savingList };

/** Savings on resources of a kind. */
function onResources(which: SQL | undefined, { db }: Context): SQL {
  return inArray(savings.resourceId, db.select({ id: resources.id }).from(resources).where(which));
}

/** What a saving's resource has. */
function ofResource(column: AnyPgColumn): SQL {
  return sql`(select ${column} from ${resources} where ${resources.id} = ${savings.resourceId})`;
}

const { finishTime, status } = resourceOperations;

/** An operation on a saving's resource is under way, or was done since it was found last. */
const operating = sql`exists (select from ${resourceOperations} where ${resourceOperations.resourceId} = ${savings.resourceId} and (${or(isNull(finishTime), and(eq(status, ResourceOperationStatus.done), gt(finishTime, savings.seenTime)))}))`;

/** Savings with what is told of their resources. */
function rowsWithResource(context: Context) {
  return context.db
    .select({
      ...getTableColumns(savings),
      cloudId: resources.resourceId,
      resourceName: resources.name,
      resourceType: resources.type,
      cloudCode: resources.cloudCode,
      payMode: resources.payMode,
      expireTime: resources.expireTime,
      renewalId: instances.id,
      renewStatus: instances.renewStatus,
      accountName: cloudAccounts.accountName,
      accountUid: cloudAccounts.accountUid,
      regionName: regionNameOf(resources.regionId, context),
      operating: operating.mapWith(Boolean),
    })
    .from(savings)
    .innerJoin(resources, eq(resources.id, savings.resourceId))
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
    .leftJoin(instances, boughtAs)
    .leftJoin(regions, inRegion(resources.cloudCode, resources.regionId))
    .$dynamic();
}
