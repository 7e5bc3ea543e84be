import { Decimal } from "decimal.js";
import type { InstanceRow } from "../../../areas/instance/lock-instances";
import type { AttrValue, PricePart } from "../../../areas/product/price-model";
import { namedValue } from "../../../areas/product/values";
import type { SeedProduct } from "./attributes";
import { seedProducts } from "./products";

/** The number of a product that a change raises, and what it costs. */
function raisedIn({ attributes, prices }: SeedProduct) {
  const part = prices.find((one): one is PricePart & { kind: "unit" } => one.kind === "unit" && one.included === 0);
  const attribute = attributes.find(({ attrCode }) => attrCode === part?.attrCode);
  return part && attribute && { part, attribute };
}

/** The products that have a number which can be raised. */
export const changeable = seedProducts.filter((product) => raisedIn(product)).map(({ code }) => code);

/** What an instance has after a change that raises its number by a step, and what that costs for a month, CNY. */
export function raised({ productCode, attrs }: InstanceRow): { attrs: AttrValue[]; amount: string } {
  const product = seedProducts.find(({ code }) => code === productCode);
  const found = product && raisedIn(product);
  if (!found) throw new Error(`a change of ${productCode} raises a number`);
  const { part, attribute } = found;
  const step = attribute.step ?? 1;
  return {
    attrs: attrs.map((one) =>
      one.attrCode === attribute.attrCode ? namedValue(attribute, String(Number(one.value) + step)) : one,
    ),
    amount: new Decimal(part.price).times(step).toFixed(2),
  };
}
