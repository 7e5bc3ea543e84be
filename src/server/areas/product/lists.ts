import { eq } from "drizzle-orm";
import { products } from "../../database/schema/commerce";
import { OfferStatus } from "../../database/schema/states";
import { defineList } from "../../lists/define-list";
import { contains, is } from "../../lists/filter";
import { toProduct } from "./shown";

const { name, nameEn, introduce, introduceEn, categoryId, code, position, startPrice, status } = products;

/** Products on sale. */
const productList = defineList("listProducts", {
  table: products,
  key: code,
  owner: () => eq(status, OfferStatus.offered),
  filters: {
    // In both languages: people know products by either name.
    keyword: contains(name, nameEn, introduce, introduceEn),
    categoryId: is(categoryId),
  },
  sort: {
    fields: { startPrice, name: ({ language }) => (language === "zh" ? name : nameEn) },
    default: position,
    order: "ascending",
  },
  show: (product, { language }) => toProduct(product, language),
});

/** The lists of this area, by operation. */
export const lists = { listProducts: productList };
