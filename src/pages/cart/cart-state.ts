import { sumDecimals } from "../../domain/decimal-math";
import { formats } from "../../domain/formats";
import type { CartItem } from "../../generated/api";
import { isFlag, isNumber, isText, listOf, objectOf, orNull, type Shape } from "../answer-shape";

const isMoney: Shape = (value) => typeof value === "string" && formats.decimal(value);

/** Whether an answer is the rows of a cart. */
export const isCart: Shape = listOf(
  objectOf({
    id: isNumber,
    productCode: isText,
    productName: isText,
    quantity: isNumber,
    durationNum: orNull(isNumber),
    durationUnit: orNull(isText),
    listAmount: isMoney,
    payAmount: isMoney,
    addedAmount: isMoney,
    priceChanged: isFlag,
    valid: isFlag,
    attrs: listOf(objectOf({ attrCode: isText, attrName: isText, valueName: isText })),
  }),
);

/** What the selected items come to, money texts. */
export interface CartTotal {
  payAmount: string;
  /** List price less what is to be paid. */
  saved: string;
}

/** The selected items that are still in the cart and can be ordered. */
export function orderable(items: readonly CartItem[], selected: ReadonlySet<number>): CartItem[] {
  return items.filter(({ id, valid }) => valid && selected.has(id));
}

/** Exact sums. */
export function totalOf(items: readonly CartItem[]): CartTotal {
  const payAmount = sumDecimals(items.map((item) => item.payAmount));
  return { payAmount, saved: sumDecimals([...items.map((item) => item.listAmount), `-${payAmount}`]) };
}

/** The quantity a text says, within 1..100; undefined where it says none. */
export function quantityOf(text: string): number | undefined {
  const number = Number(text.trim());
  if (!/^\d+$/.test(text.trim()) || number < LEAST) return undefined;
  return Math.min(MOST, number);
}

/** Domain rules: "Cart: quantity 1-100". */
export const LEAST = 1;
/** The same. */
export const MOST = 100;

/** What a refused order says, by the id of the item it concerns: "carIds.0" is the first one sent. */
export function refusedItems(
  fieldErrors: readonly { field: string; message: string }[],
  carIds: readonly number[],
): Map<number, string> {
  return new Map(
    fieldErrors.flatMap(({ field, message }): [number, string][] => {
      const id = carIds[Number(/^carIds\.(\d+)/.exec(field)?.[1])];
      return id === undefined ? [] : [[id, message]];
    }),
  );
}
