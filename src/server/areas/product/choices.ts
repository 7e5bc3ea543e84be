import { AnswerError, refuse, type FieldError, type Words } from "../../errors";
import type { AttrChoice, AttrValue, ChoiceProblem, PriceAttribute } from "./price-model";
import { namedValue, valueProblem } from "./values";

/**
 * Checks what was chosen against the product's attributes and names it. Reports every wrong field at once.
 * `path` is put before field names ("items.2."); `now` decides whether certificates have expired.
 * @throws AnswerError with one entry per wrong field
 */
export function checkChoices(
  attributes: readonly PriceAttribute[],
  choices: readonly AttrChoice[],
  now: Date,
  path = "",
): AttrValue[] {
  const errors = choices.flatMap(({ attrCode }, at): FieldError[] => {
    const field = `${path}attrs.${at}.attrCode`;
    if (!attributes.some((attribute) => attribute.attrCode === attrCode))
      return [fieldError({ name: "ATTR_UNKNOWN" }, field)];
    return choices.findIndex((other) => other.attrCode === attrCode) < at
      ? [fieldError({ name: "ATTR_TWICE" }, field)]
      : [];
  });
  const values = attributes.flatMap((attribute): AttrValue[] => {
    const at = choices.findIndex(({ attrCode }) => attrCode === attribute.attrCode);
    const value = choices[at]?.value.trim() ?? "";
    const problem = choiceProblem(attribute, value, choices, now);
    if (problem)
      errors.push(fieldError(problem, at < 0 ? `${path}attrs` : `${path}attrs.${at}.value`, attribute.attrName));
    return value === "" || problem ? [] : [namedValue(attribute, value)];
  });
  if (errors.length > 0) throw new AnswerError(422, refuse("CHOICES_INVALID").words, errors);
  return values;
}

/** An attribute that depends on another is asked for only while the other has one of the values. */
export function isAskedFor({ dependsOn }: PriceAttribute, choices: readonly AttrChoice[]): boolean {
  if (!dependsOn) return true;
  const other = choices.find(({ attrCode }) => attrCode === dependsOn.attrCode);
  return other !== undefined && dependsOn.values.includes(other.value.trim());
}

function choiceProblem(
  attribute: PriceAttribute,
  value: string,
  choices: readonly AttrChoice[],
  now: Date,
): ChoiceProblem | null {
  if (!isAskedFor(attribute, choices)) return value === "" ? null : { name: "ATTR_NOT_ASKED" };
  if (value === "") return attribute.required ? { name: "ATTR_MISSING" } : null;
  return valueProblem(attribute, value, now);
}

/** The refusal in both languages, each with the attribute's name in that language. */
function fieldError({ name, values }: ChoiceProblem, field: string, attrName: Words = { zh: "", en: "" }): FieldError {
  const { zh } = refuse(name, { ...values, attrName: attrName.zh }).words;
  const { en } = refuse(name, { ...values, attrName: attrName.en }).words;
  return { field, words: { zh, en } };
}
