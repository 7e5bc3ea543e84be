import type { PriceAttr } from "../../generated/api";
import type { Input } from "../../generated/operations";
import { isEmpty, visibleNames } from "../../render/form/form-fields";
import type { Row } from "../../widgets/contract";
import { ADDRESS, defaultOf, DURATION, type PriceForm, QUANTITY } from "./price-form";

/** What is priced, put into the cart or bought. */
export type Wish = Input<"addToCart">;

/**
 * The values after a change: what is not asked for any more is forgotten, so that nobody pays for what they no longer see,
 * and what is asked for again begins anew. Children of children follow.
 */
export function withoutStale({ view, attrs }: PriceForm, before: ReadonlySet<string>, values: Row): Row {
  const fields = view.sections.flatMap((section) => section.fields);
  let next = values;
  // A default that comes back may ask for a further attribute; no chain is longer than all fields.
  for (const _field of fields) {
    const visible = visibleNames(fields, next);
    const settled: Row = {};
    for (const { name } of fields) {
      const attr = attrs.get(name);
      if (visible.has(name))
        settled[name] = !before.has(name) && next[name] === undefined && attr ? defaultOf(attr) : next[name];
    }
    if (fields.every(({ name }) => settled[name] === next[name])) return settled;
    next = settled;
  }
  return next;
}

/**
 * The request of a form's values: what is asked for, has a value and is right. `faulty`: names of the inputs with a problem;
 * their values are left out, so that a half-typed domain does not keep the price from being shown.
 */
export function wishOf(
  productCode: string,
  { view, attrs }: PriceForm,
  values: Row,
  faulty: ReadonlySet<string> = new Set(),
): Wish {
  const visible = visibleNames(
    view.sections.flatMap((section) => section.fields),
    values,
  );
  const chosen = [...attrs.values()].flatMap((attr) => {
    const { attrCode } = attr;
    if (!visible.has(attrCode) || faulty.has(attrCode) || isEmpty(values[attrCode])) return [];
    const value = textOf(attr, values[attrCode]);
    return value === "" ? [] : [{ attrCode, value }];
  });
  const [, number, unit] = /^(\d+)([MY])$/.exec(String(values[DURATION] ?? "")) ?? [];
  const quantity = values[QUANTITY];
  return {
    productCode,
    attrs: chosen,
    // A wrong one goes along: refused, there is no price, rather than that of one.
    quantity: typeof quantity === "number" ? quantity : 1,
    ...(number !== undefined ? { durationNum: Number(number), durationUnit: unit as "M" | "Y" } : {}),
  };
}

/** Several values are joined by commas, as the description says. */
function textOf({ attrType }: PriceAttr, value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const texts = attrType === "ip" ? value.map((row: Row) => row[ADDRESS]) : value;
  return texts.filter((text) => typeof text === "string" && text !== "").join(",");
}

/** What the server refuses, by the name of the input it concerns: "attrs.1.value" is the second attribute of the wish. */
export function refusedInputs(
  fieldErrors: readonly { field: string; message: string }[],
  { attrs }: Wish,
): { field: string; message: string }[] {
  return fieldErrors.map(({ field, message }) => {
    const [, at] = /attrs\.(\d+)\./.exec(field) ?? [];
    if (at !== undefined) return { field: attrs[Number(at)]?.attrCode ?? field, message };
    if (/(^|\.)quantity$/.test(field)) return { field: QUANTITY, message };
    return { field: /(^|\.)duration(Num|Unit)$/.test(field) ? DURATION : field, message };
  });
}
