import { Decimal } from "decimal.js";
import type { PriceAttr } from "../../../generated/api";
import { OrderType } from "../../../generated/enums";
import type { Handlers } from "../../context";
import { refuse, type Words } from "../../errors";
import { couponOf } from "../voucher/fitting";
import { nameOf, onSale, payableFor, priceSoFar, productsByCode } from "./catalogue";
import type { PriceAttribute } from "./price-model";
import { toProduct } from "./shown";

/** Order types whose price is that of a purchase; changes and unsubscriptions depend on what was bought before. */
const purchaseTypes: readonly OrderType[] = [OrderType.newPurchase, OrderType.renewal, OrderType.paygToSubscription];

/** Products and what they cost. */
export const handlers = {
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

  getPrice: async (input, context) => {
    const { db, language, now } = context;
    if (!purchaseTypes.includes(input.orderType ?? OrderType.newPurchase)) throw refuse("ORDER_TYPE_NEEDS_RESOURCE");
    const found = (await productsByCode(db, [input.productCode])).get(input.productCode);
    const wish = priceSoFar(found, input, now());
    const { product, price } = wish;
    const couponAmount = await couponOf(context, input.cloudTicketId, payableFor([wish], input.orderType));
    const payAmount = new Decimal(price.payAmount).minus(couponAmount).toFixed(2);
    const names = new Map(product.attributes.map(({ attrCode, attrName }) => [attrCode, attrName[language]]));
    const details = price.details.map((share) => ({ ...share, attrName: names.get(share.attrCode) ?? share.attrCode }));
    return { listAmount: price.listAmount, discountAmount: price.discountAmount, couponAmount, payAmount, details };
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
