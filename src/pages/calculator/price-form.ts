import type { PriceAttr, PriceAttributes } from "../../generated/api";
import type { FormField, FormProperty, FormView } from "../../model/resolved-form";
import type { WidgetName } from "../../model/widgets";
import type { Language } from "../../model/words";
import type { ChoiceOption, Row } from "../../widgets/contract";
import { isFlag, isNumber, isText, listOf, objectOf, orNull, type Shape } from "../answer-shape";
import { durationLabel } from "../duration-label";

/** Inputs of every product besides its attributes; no attribute can be called so (its code begins with a letter). */
export const QUANTITY = "_quantity";
/** Its value is a duration as `durationName` writes it. */
export const DURATION = "_duration";
/** The property of a row in a list of addresses. */
export const ADDRESS = "address";

const attrTypes: Record<PriceAttr["attrType"], true> = {
  radio: true,
  select: true,
  number: true,
  duration: true,
  ip: true,
  domain: true,
  cert: true,
};

/** Whether an answer is the attributes of a product: a form that lacked one of them would ask for another product. */
export const isPriceAttributes: Shape = objectOf({
  productCode: isText,
  productName: isText,
  attrs: listOf(
    objectOf({
      attrCode: isText,
      attrName: isText,
      attrType: (value) => Object.hasOwn(attrTypes, String(value)),
      unit: orNull(isText),
      required: isFlag,
      min: orNull(isNumber),
      max: orNull(isNumber),
      step: orNull(isNumber),
      defaultValue: orNull(isText),
      options: listOf(objectOf({ value: isText, label: isText })),
      dependsOn: orNull(objectOf({ attrCode: isText, values: listOf(isText) })),
    }),
  ),
  durations: listOf(objectOf({ durationNum: isNumber, durationUnit: isText })),
});

/** A product's attributes as a form. */
export interface PriceForm {
  view: FormView;
  /** The choices of an input, by its name. */
  options: ReadonlyMap<string, ChoiceOption[]>;
  /** The attributes by code. */
  attrs: ReadonlyMap<string, PriceAttr>;
  /** The values it begins with. */
  initial: Row;
}

/** Texts of the form that no call answers, in the reader's language. */
export interface PriceFormWords {
  language: Language;
  configuration: string;
  purchase: string;
  quantity: string;
  duration: string;
  certificate: string;
  addresses: string;
}

/** Up to so many choices stand side by side; more are a list. */
const SIDE_BY_SIDE = 6;

/** Makes a form of what a product's price depends on: the widgets of `src/widgets`, told apart by type and by how many values there may be. */
export function priceForm({ productCode, attrs, durations }: PriceAttributes, words: PriceFormWords): PriceForm {
  const both = (text: string) => ({ zh: text, en: text });
  // Specification §5: the prefix of an address goes by the certificate choice; that is what the certificate depends on.
  const certificateField = attrs.find(({ attrType }) => attrType === "cert")?.dependsOn?.attrCode;
  const options = new Map<string, ChoiceOption[]>(attrs.map(({ attrCode, options: choices }) => [attrCode, choices]));
  options.set(
    DURATION,
    durations.map((duration) => ({ value: durationName(duration), label: durationLabel(duration, words.language) })),
  );

  const fields = attrs.map((attr): FormField => {
    const widget = widgetOf(attr);
    const hint = attr.attrType === "cert" ? words.certificate : widget === "rows" ? words.addresses : undefined;
    const address: FormField = {
      name: ADDRESS,
      words: both(attr.attrName),
      widget: "ipAddress",
      required: true,
      ...(certificateField === undefined ? {} : { certificateField }),
    };
    return {
      name: attr.attrCode,
      words: both(attr.attrName),
      widget,
      required: attr.required,
      ...(attr.unit === null ? {} : { unit: both(attr.unit) }),
      ...(hint === undefined ? {} : { hint: both(hint) }),
      ...(attr.dependsOn === null ? {} : { when: { [attr.dependsOn.attrCode]: attr.dependsOn.values } }),
      ...(widget === "rows" ? { rows: [address], limits: { unique: ADDRESS } } : {}),
      ...(widget === "ipAddress" && certificateField !== undefined ? { certificateField } : {}),
    };
  });
  const quantity: FormField = { name: QUANTITY, words: both(words.quantity), widget: "number", required: true };
  const duration: FormField = {
    name: DURATION,
    words: both(words.duration),
    widget: durations.length > 2 * SIDE_BY_SIDE ? "choice" : "segmented",
    required: true,
  };
  const purchase = [...(durations.length > 0 ? [duration] : []), quantity];

  const properties = Object.fromEntries([
    ...attrs.map((attr) => [attr.attrCode, propertyOf(attr)] as const),
    [QUANTITY, { type: "integer", minimum: 1, maximum: 100 }] as const,
    [DURATION, { type: "string" }] as const,
  ]);
  const view: FormView = {
    name: productCode,
    title: both(words.configuration),
    kind: "form",
    call: "getPrice",
    send: {},
    signsOut: false,
    permission: [],
    schema: { $id: `price-${productCode}`, type: "object", additionalProperties: false, properties, required: [] },
    sections: [
      { words: both(words.configuration), columns: 1, fields },
      { words: both(words.purchase), columns: 1, fields: purchase },
    ],
  };
  const [first] = durations;
  const initial = {
    ...Object.fromEntries(attrs.map((attr) => [attr.attrCode, defaultOf(attr)])),
    [QUANTITY]: 1,
    ...(first ? { [DURATION]: durationName(first) } : {}),
  };
  return { view, options, attrs: new Map(attrs.map((attr) => [attr.attrCode, attr])), initial };
}

/** A duration in one text: "3M". */
export function durationName({ durationNum, durationUnit }: { durationNum: number; durationUnit: string }): string {
  return `${durationNum}${durationUnit}`;
}

/** The value an attribute begins with: its default, and of a list of addresses that must be there an empty first one. */
export function defaultOf(attr: PriceAttr): unknown {
  const { defaultValue, required } = attr;
  const widget = widgetOf(attr);
  if (widget === "rows") return required ? [{}] : [];
  if (widget === "multiChoice" || widget === "tags") return defaultValue === null ? undefined : defaultValue.split(",");
  if (defaultValue === null) return undefined;
  return widget === "number" ? numberIn(defaultValue) : defaultValue;
}

/** The number that a text is; undefined for any other text. */
function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? number : undefined;
}

function widgetOf({ attrType, max, options }: PriceAttr): WidgetName {
  const several = (max ?? 1) > 1;
  switch (attrType) {
    case "radio":
      return options.length > SIDE_BY_SIDE ? "choice" : "segmented";
    case "select":
      return several ? "multiChoice" : "choice";
    case "ip":
      return several ? "rows" : "ipAddress";
    case "domain":
      return several ? "tags" : "domain";
    case "cert":
      return "textarea";
    case "number":
    case "duration":
      return "number";
  }
}

function propertyOf(attr: PriceAttr): FormProperty {
  const { min, max, required } = attr;
  const counted = { type: "array" as const, minItems: required ? (min ?? 1) : 0, maxItems: max ?? 1 };
  switch (widgetOf(attr)) {
    case "rows":
      return { ...counted, items: { type: "object", properties: { [ADDRESS]: { type: "string", format: "ipv4" } } } };
    case "tags":
      return { ...counted, items: { type: "string", format: "wildcard-domain", maxLength: LONGEST_DOMAIN } };
    case "multiChoice":
      return { ...counted, items: { type: "string" } };
    case "number":
      return { type: "integer", minimum: min ?? 0, maximum: max ?? 999_999 };
    case "domain":
      return { type: "string", format: "wildcard-domain", maxLength: LONGEST_DOMAIN };
    default:
      return { type: "string" };
  }
}

/** Domain rules, "Price attributes": "WAF: domain <= 64". */
export const LONGEST_DOMAIN = 64;
