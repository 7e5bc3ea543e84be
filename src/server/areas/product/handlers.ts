import type { PriceAttr } from "../../../generated/api";
import type { Handlers } from "../../context";
import { refuse, type Words } from "../../errors";
import { nameOf, onSale, priceSoFar, productsByCode } from "./catalogue";
import { listProducts } from "./list";
import type { PriceAttribute } from "./price-model";
import { toProduct } from "./shown";

/** Order types whose price is that of a purchase; changes and unsubscriptions depend on what was bought before. */
const purchaseTypes: readonly number[] = [1, 2, 11];

/** Products and what they cost. */
export const productHandlers = {
  listProducts,

  getProduct: async ({ code }, { db, language }) => {
    const product = (await productsByCode(db, [code])).get(code);
    return toProduct(onSale(product, "", "code"), language);
  },

  getPriceAttributes: async ({ productCode }, { db, language }) => {
    const product = onSale((await productsByCode(db, [productCode])).get(productCode));
    const durations = product.durations.map(({ durationNum, durationUnit }) => ({ durationNum, durationUnit }));
    const attrs = product.attributes.map((attribute) => toPriceAttr(attribute, language));
    return { productCode, productName: nameOf(product, language), attrs, durations };
  },

  getPrice: async (input, { db, language, now }) => {
    if (!purchaseTypes.includes(input.orderType ?? 1)) throw refuse("ORDER_TYPE_NEEDS_RESOURCE");
    // A voucher is chosen when the order is paid; until then none is taken.
    if (input.cloudTicketId !== undefined) throw refuse("TICKET_MISSING");
    const found = (await productsByCode(db, [input.productCode])).get(input.productCode);
    const { product, price } = priceSoFar(found, input, now());
    const names = new Map(product.attributes.map(({ attrCode, attrName }) => [attrCode, attrName[language]]));
    const details = price.details.map((share) => ({ ...share, attrName: names.get(share.attrCode) ?? share.attrCode }));
    return { listAmount: price.listAmount, discountAmount: price.discountAmount, couponAmount: "0.00", payAmount: price.payAmount, details };
  },
} satisfies Partial<Handlers>;

function toPriceAttr({ attrName, unit, options, ...rest }: PriceAttribute, language: keyof Words): PriceAttr {
  return {
    ...rest,
    attrName: attrName[language],
    unit: unit?.[language] ?? null,
    options: options.map(({ value, label }) => ({ value, label: label[language] })),
  };
}
