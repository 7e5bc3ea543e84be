import type { Property } from "../api/property";
import { propertyInWords } from "../widgets/kind-words";
import { at, declared, eachAction, eachUse } from "./check";
import { checkFieldKind } from "./field-kind";

/** What is summed up over the rows of an action is an amount of theirs. */
export const checkConfirmSum = eachUse(({ action, info, name }, report) => {
  const sum = action?.confirm?.sum;
  if (sum === undefined || !info.row) return;
  const place = at(info.subject, ["actions", name, "confirm", "sum"]);
  checkFieldKind(info.row, { name: sum, role: "sum", kind: "decimal" }, place, report);
});

/** What calls an operation that takes something away (`x-danger`) asks first, and looks like it. */
export const checkDanger = eachAction(({ name, action }, report, { scope: { program }, subject: { subject } }) => {
  const { call = "", confirm, tone } = action;
  if (!program.api.operation(call)?.danger) return;
  const place = at(subject, ["actions", name, "call"]);
  if (!confirm) report(place, "CFG_DANGER", { call, key: "confirm" });
  if (tone !== "danger") report(place, "CFG_DANGER", { call, key: '"tone": "danger"' });
});

/** What is to be typed before an action is a field of the one row at hand, has words, and can be typed. */
export const checkActionConfirm = eachUse(({ action, info, name, rows }, report) => {
  const field = action?.confirm?.type;
  if (field === undefined) return;
  const place = at(info.subject, ["actions", name, "confirm", "type"]);
  const names = declared(info.subject.raw, "fields");
  const property = info.row?.properties.get(field);
  if (rows !== "one") report(place, "CFG_TYPE_WITHOUT_ROW", { name });
  else if (info.row && !property)
    report(place, "CFG_UNKNOWN_FIELD", { name: field, owner: info.row.name }, info.row.properties.keys());
  else if (!names.includes(field)) report(place, "CFG_UNDECLARED_FIELD", { name: field }, names);
  else if (property && !typable(property))
    report(place, "CFG_UNTYPABLE", { name: field, type: propertyInWords(property) });
});

/** Shown as it is sent: not an enum, whose words are shown, nor a list. */
function typable({ schema, values, scalar }: Property): boolean {
  return !values && scalar !== "boolean" && schema.type !== "array" && schema.type !== "object" && !schema.properties;
}
