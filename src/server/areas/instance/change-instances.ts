import { and, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { orderItems } from "../../database/schema/commerce";
import { instances } from "../../database/schema/instance";
import { owned } from "../../lists/owner";
import type { OrderRow } from "../order/lifecycle";
import type { OrderItemRow } from "../order/read-order";
import { type Product, productsByCode } from "../product/catalogue";
import { priceOf } from "../product/price";
import type { AttrValue } from "../product/price-model";

const month = { durationNum: 1, durationUnit: "M" } as const;

/** Gives instances what the items of a provisioned change have chosen for them, and what a month costs with that. */
export async function changeInstances(
  tx: Tx,
  { customId }: OrderRow,
  items: readonly OrderItemRow[],
  effectTime: Date,
): Promise<void> {
  const known = await productsByCode(
    tx,
    items.map(({ productCode }) => productCode),
  );
  for (const { id, productCode, attrs, resourceIds } of items) {
    const product = known.get(productCode);
    const changed = and(
      owned(instances, customId),
      inArray(instances.resourceId, resourceIds),
      ne(instances.status, "Released"),
    );
    await tx
      .update(instances)
      .set({ attrs, ...(product && { monthlyPrice: monthlyPriceOf(product, attrs) }) })
      .where(changed);
    await tx.update(orderItems).set({ effectTime }).where(eq(orderItems.id, id));
  }
}

/** What a month of a product costs with these choices, whether or not single months are sold. */
function monthlyPriceOf(product: Product, attrs: readonly AttrValue[]): string {
  return priceOf({ ...product, durations: [{ ...month, percent: 100 }] }, attrs, 1, month).listAmount;
}
