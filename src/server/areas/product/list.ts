import { and, asc, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Handler } from "../../context";
import { containing, pageOf } from "../../database/page";
import { products } from "../../database/schema/commerce";
import { toProduct } from "./shown";
import { OfferStatus } from "../../database/schema/states";

/** The products on sale, a page at a time. */
export const listProducts: Handler<"listProducts"> = async (input, { db, language }) => {
  const page = pageOf(input);
  const where = and(eq(products.status, OfferStatus.offered), ...filters(input));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(products)
      .where(where)
      .orderBy(...sortedBy(input, language))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(products, where),
  ]);
  return {
    list: rows.map((product) => toProduct(product, language)),
    total,
    pageNum: page.pageNum,
    pageSize: page.pageSize,
  };
};

/** A keyword is looked for in both languages: people know products by either name. */
function filters({ keyword, categoryId }: Input<"listProducts">): (SQL | undefined)[] {
  const text = keyword?.trim();
  const columns = [products.name, products.nameEn, products.introduce, products.introduceEn];
  return [
    text ? or(...columns.map((column) => ilike(column, containing(text)))) : undefined,
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
  ];
}

function sortedBy({ sortField, sortOrder = "ascending" }: Input<"listProducts">, language: "zh" | "en"): SQL[] {
  const direction = sortOrder === "ascending" ? asc : desc;
  if (sortField === "startPrice") return [direction(products.startPrice), direction(products.code)];
  if (sortField === "name")
    return [direction(language === "zh" ? products.name : products.nameEn), direction(products.code)];
  return [direction(products.position), direction(products.code)];
}
