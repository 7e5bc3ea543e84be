import { at, eachField } from "./check";

/** Limits that config sets on an input only tighten those of the API. */
export const checkLimits = eachField(({ face, field, property, info, name }, report) => {
  if (face !== "input" || !property) return;
  const { minLength = 0, maxLength = Infinity } = property.schema;
  const say = (key: "minLength" | "maxLength", found: number, limit: number): void =>
    report(at(info.subject, ["fields", name, key]), "CFG_WIDENS_LIMIT", { key, found, limit });
  if (field?.maxLength !== undefined && field.maxLength > maxLength) say("maxLength", field.maxLength, maxLength);
  else if (field?.maxLength !== undefined && field.maxLength < minLength) say("maxLength", field.maxLength, minLength);
  if (field?.minLength !== undefined && field.minLength < minLength) say("minLength", field.minLength, minLength);
  else if (field?.minLength !== undefined && field.minLength > maxLength) say("minLength", field.minLength, maxLength);
});
