import { getTableColumns, sql } from "drizzle-orm";
import { WorkOrderStatus } from "../../../generated/enums";
import { workOrders } from "../../database/schema/work-order";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is, since, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toWorkOrder } from "./answers";
import { productsOf } from "../product/catalogue";

/** Work orders of the caller's customer. */
export const workOrderList = defineList("listWorkOrders", {
  table: workOrders,
  owner: ofCustomer(workOrders.customId),
  filters: {
    keyword: contains(workOrders.title, workOrders.workOrderNo),
    status: anyOf(workOrders.status),
    type: anyOf(workOrders.type),
    severity: anyOf(workOrders.severity),
    productCode: is(workOrders.productCode),
    startTime: since(workOrders.createTime),
    endTime: until(workOrders.createTime),
  },
  filterBy: {
    ...getTableColumns(workOrders),
    handler: ({ language }) => sql`${workOrders.handler}->>${language}`,
  },
  sort: { fields: workOrders, default: workOrders.createTime },
  counts: { by: workOrders.status, values: Object.values(WorkOrderStatus) },
  load: productsOf,
  show: (row, { language }, products) => toWorkOrder(row, products, language),
});

/** The lists of this area, by operation. */
export const lists = { listWorkOrders: workOrderList };
