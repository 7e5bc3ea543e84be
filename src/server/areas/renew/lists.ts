import { getTableColumns, gte, lt, ne } from "drizzle-orm";
import { namesIn } from "../../../domain/filter/filter";
import { instances } from "../../database/schema/instance";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is, since } from "../../lists/filter";
import { readFilter } from "../../lists/list-filter";
import { ofCustomer } from "../../lists/owner";
import { addDays, fromLocal } from "../../time";
import { productsOf } from "../product/catalogue";
import { toRenewInstance } from "./answers";
import { daysLeft, startOfDay, withinWindow } from "./windows";

const { expireTime } = instances;

/** Instances of the caller's customer with their expiry; those released are listed where the status is asked for. */
export const renewalList = defineList("listRenewals", {
  table: instances,
  owner: ofCustomer(instances.customId),
  where: ({ status, filter }) => {
    const speaksOfStatus = status?.length || namesIn(readFilter("listRenewals", filter)).has("status");
    return speaksOfStatus ? undefined : ne(instances.status, "Released");
  },
  filters: {
    keyword: contains(instances.resourceId, instances.resourceName),
    productCode: is(instances.productCode),
    cloudCode: anyOf(instances.cloudCode),
    status: anyOf(instances.status),
    renewStatus: anyOf(instances.renewStatus),
    window: (window, { now }) => withinWindow(window, now()),
    minDays: (days, { now }) => gte(expireTime, startOfDay(now(), days)),
    maxDays: (days, { now }) => lt(expireTime, startOfDay(now(), days + 1)),
    startDay: since(expireTime),
    endDay: (day) => lt(expireTime, addDays(fromLocal(day), 1)),
  },
  filterBy: { ...getTableColumns(instances), remainDays: ({ now }) => daysLeft(now()) },
  sort: { fields: instances, default: expireTime, order: "ascending" },
  load: productsOf,
  show: (row, { language, now }, products) =>
    toRenewInstance(row, { product: products.get(row.productCode), language, now: now() }),
});

/** The lists of this area, by operation. */
export const lists = { listRenewals: renewalList };
