import { describe, expect, it } from "vitest";
import { sumDecimals } from "../../../src/domain/decimal-math";
import type { CartItem } from "../../../src/generated/api";
import { isCart, orderable, quantityOf, refusedItems, totalOf } from "../../../src/pages/cart/cart-state";

const item = (id: number, listAmount: string, payAmount: string, valid = true) =>
  ({ id, listAmount, payAmount, valid }) as CartItem;

describe("the cart", () => {
  it("knows what are no rows of a cart, rather than reckon with them", () => {
    const row = {
      id: 1,
      productCode: "waf",
      productName: "WAF",
      quantity: 1,
      durationNum: 3,
      durationUnit: "M",
      listAmount: "5.00",
      payAmount: "4.00",
      addedAmount: "4.00",
      priceChanged: false,
      valid: true,
      attrs: [{ attrCode: "a", attrName: "A", valueName: "x" }],
    };
    expect([[], [row], [{ ...row, durationNum: null, durationUnit: null, more: 1 }]].map(isCart)).toEqual([
      true,
      true,
      true,
    ]);
    const wrong = [
      null,
      { list: [row] },
      [row, null],
      [{ ...row, payAmount: "four" }],
      [{ ...row, payAmount: 4 }],
      [{ ...row, attrs: [null] }],
      [{ ...row, durationNum: "n3" }],
      [{ ...row, quantity: undefined }],
    ];
    expect(wrong.map(isCart)).toEqual(wrong.map(() => false));
  });

  it("adds up what is selected and can be ordered, exactly", () => {
    const items = [
      item(1, "0.10", "0.10"),
      item(2, "99999999999999.90", "99999999999999.20"),
      item(3, "5.00", "5.00", false),
      item(4, "7.00", "6.00"),
    ];
    const chosen = orderable(items, new Set([1, 2, 3, 9]));
    expect(chosen.map(({ id }) => id)).toEqual([1, 2]);
    expect(totalOf(chosen)).toEqual({ payAmount: "99999999999999.30", saved: "0.70" });
    expect(totalOf([])).toEqual({ payAmount: "0.00", saved: "0.00" });
  });

  it.each([
    ["1", 1],
    [" 20 ", 20],
    ["100", 100],
    ["101", 100],
    ["0", undefined],
    ["", undefined],
    ["-3", undefined],
    ["1.5", undefined],
    ["many", undefined],
  ])("takes a quantity of %j for %s", (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity);
  });

  it("tells which items stand in the way of an order", () => {
    const errors = [
      { field: "carIds.1", message: "dearer" },
      { field: "carIds.7", message: "?" },
      { field: "cloudTicketId", message: "gone" },
    ];
    expect(refusedItems(errors, [11, 12])).toEqual(new Map([[12, "dearer"]]));
  });

  it.each([
    [[], "0.00"],
    [["0.1", "0.2"], "0.30"],
    [["1.005", "-2"], "-0.995"],
    [["x", "3"], "3.00"],
  ])("sums %j to %s", (texts, sum) => {
    expect(sumDecimals(texts)).toBe(sum);
  });
});
