import { filterNames } from "../index/field-uses";
import type { FieldSlot, FieldUse, ViewInfo } from "../index/views";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { at, declared, eachField, eachView, together } from "./check";

/** Every field a view lists is declared, stands there once, and is in the request or the answer that the place shows. */
export const checkListedFields = together(eachField(checkUse), eachView(checkRepeated));

function checkUse(use: FieldUse, report: Report): void {
  const { name, info, face, path, field } = use;
  const place = at(info.subject, path);
  const names = declared(info.subject.raw, "fields");
  if (!field) {
    if (!names.includes(name)) report(place, "CFG_UNDECLARED_FIELD", { name }, names);
    return;
  }
  if (use.property || field.sameAs !== undefined) return;
  if (face === "filter") {
    if (info.shape && "call" in info.view)
      report(place, "CFG_UNKNOWN_FILTER", { name, call: info.view.call }, filterNames(info));
    return;
  }
  if (use.owner) {
    const { fields } = use.owner.property ?? {};
    if (fields)
      report(
        place,
        "CFG_UNKNOWN_FIELD",
        { name, owner: use.owner.name },
        [...fields.keys()].map((inner) => `${use.owner?.name}.${inner}`),
      );
    return;
  }
  const owner = face === "input" ? info.shape : (use.row ?? info.row);
  if (owner) report(place, "CFG_UNKNOWN_FIELD", { name, owner: owner.name }, owner.properties.keys());
}

/** Each card of a board lists fields of its own, and so does what stands in place of a form once that is sent. */
function checkRepeated({ fields }: ViewInfo, report: Report): void {
  const seen = new Map<string, FieldUse[]>();
  for (const use of fields) {
    const { name, face, slot, path, info, owner } = use;
    if (slot === "card") continue;
    const after = (owner?.slot ?? slot) === "result";
    const key = `${after ? "result" : face} ${name}`;
    const before = seen.get(key) ?? [];
    const rival = before.find((other) => !mayBoth(other.slot, slot));
    if (rival)
      report(at(info.subject, path), "CFG_LISTED_TWICE", { name, where: otherPlace(at(info.subject, rival.path)) });
    seen.set(key, [...before, use]);
  }
}

/** What a row unfolds may also be a column for who wants to compare it: it is hidden at first. */
function mayBoth(one: FieldSlot, other: FieldSlot): boolean {
  return one !== other && [one, other].every((slot) => slot === "expand" || slot === "optionalColumn");
}
