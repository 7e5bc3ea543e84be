import { fieldUses, filterNames, type FieldUse } from "../index/field-uses";
import type { ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report";
import { at, declared, type Check } from "./check";

/** Every field a view lists is declared, stands there once, and is in the request or the answer that the place shows. */
export const checkListedFields: Check = ({ subjects }, report) => {
  for (const { views } of subjects) {
    for (const info of views) {
      for (const use of fieldUses(info)) checkUse(use, report);
      checkRepeated(info, report);
      checkRowNames(info, report);
    }
  }
};

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
    if (info.shape && info.view.kind === "list")
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

function checkRepeated(info: ViewInfo, report: Report): void {
  const seen = new Map<string, Path[number][]>();
  for (const { name, face, path } of fieldUses(info)) {
    // Each card of a board lists fields of its own.
    const isOwn = info.view.kind === "dashboard" && face === "cell";
    const key = isOwn ? JSON.stringify(path) : `${face} ${name}`;
    const [, , list = ""] = path;
    const before = seen.get(key) ?? [];
    if (before.some((other) => !mayBoth(other, list))) report(at(info.subject, path), "CFG_LISTED_TWICE", { name });
    seen.set(key, [...before, list]);
  }
}

/** What a row unfolds may also be a column for who wants to compare it: it is hidden at first. */
function mayBoth(one: Path[number], other: Path[number]): boolean {
  return one !== other && [one, other].every((list) => list === "expand" || list === "optionalColumns");
}

/** The names of a view that are fields of the row but not shown as such. */
function checkRowNames({ view, subject, path, row }: ViewInfo, report: Report): void {
  const check = (key: string, name: string | undefined): void => {
    if (row && name !== undefined && !row.properties.has(name)) {
      report(
        at(subject, [...path, key] as Path),
        "CFG_UNKNOWN_FIELD",
        { name, owner: row.name },
        row.properties.keys(),
      );
    }
  };
  if (view.kind === "list") check("rowKey", view.rowKey ?? "id");
  if (view.kind === "detail") check("title", view.title);
}
