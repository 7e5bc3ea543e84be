import { and, eq, ilike, inArray, or, type SQL } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { containing, orderOf } from "../../database/page";
import { during } from "../../database/ranges";
import { workOrders } from "../../database/schema/work-order";
import { amongIds, inOrderOf, type ListSources } from "../../export/source";
import { toWorkOrders } from "./answers";

type Asked = Input<"listWorkOrders">;

/** Those of the caller's customer. */
export function own({ user }: Context): SQL {
  return eq(workOrders.customId, user.customId);
}

/** The caller's work orders that match, in any state. */
export function matchingAnyState(input: Omit<Asked, "status">, context: Context): SQL | undefined {
  return and(own(context), ...filters(input));
}

/** The caller's work orders that match. */
export function matching({ status, ...others }: Asked, context: Context): SQL | undefined {
  return and(matchingAnyState(others, context), status?.length ? inArray(workOrders.status, status) : undefined);
}

/** The order of a list of work orders. */
export function sortedBy({ sortField = "createTime", sortOrder }: Asked): SQL[] {
  return orderOf(workOrders[sortField], workOrders.id, sortOrder);
}

/** The caller's work orders, to their end. */
export const workOrderSource: ListSources["listWorkOrders"] = (input, context) => ({
  keys: context.db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(matching(input, context))
    .orderBy(...sortedBy(input)),
  read: async (keys) => {
    const ids = keys.map(({ id }) => Number(id));
    const rows = await context.db.select().from(workOrders).where(amongIds(workOrders.id, ids));
    return toWorkOrders(
      context.db,
      inOrderOf(ids, rows, ({ id }) => id),
      context.language,
    );
  },
});

function filters({
  keyword,
  type,
  severity,
  productCode,
  startTime,
  endTime,
}: Omit<Asked, "status">): (SQL | undefined)[] {
  const text = keyword?.trim();
  return [
    text ? or(ilike(workOrders.title, containing(text)), ilike(workOrders.workOrderNo, containing(text))) : undefined,
    type?.length ? inArray(workOrders.type, type) : undefined,
    severity?.length ? inArray(workOrders.severity, severity) : undefined,
    productCode === undefined ? undefined : eq(workOrders.productCode, productCode),
    during(workOrders.createTime, startTime, endTime),
  ];
}
