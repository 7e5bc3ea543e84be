import { and, eq } from "drizzle-orm";
import type { ServiceCategory } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { productsByCode } from "../product/catalogue";
import { owned } from "../../lists/owner";
import type { OrderRow } from "./lifecycle";

/**
 * The FOCUS category of each product of an order: the catalogue's; of what is sold at a cloud, and only renewed here, the one its
 * bills have told so far.
 */
export async function serviceCategoriesOf(
  db: Queryable,
  { customId, cloudCode }: OrderRow,
  productCodes: readonly string[],
): Promise<(productCode: string) => ServiceCategory> {
  const products = await productsByCode(db, productCodes);
  const billed = new Map<string, ServiceCategory>();
  for (const code of new Set(productCodes)) {
    if (products.has(code)) continue;
    const ofCode = and(owned(billLines, customId), eq(billLines.cloudCode, cloudCode), eq(billLines.productCode, code));
    const [line] = await db.select({ category: billLines.serviceCategory }).from(billLines).where(ofCode).limit(1);
    if (line) billed.set(code, line.category as ServiceCategory);
  }
  return (code) => products.get(code)?.serviceCategory ?? billed.get(code) ?? "Other";
}
