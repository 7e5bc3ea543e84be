import type { Property } from "../../api/property";
import { at, atKey, type Visit } from "../../checks/check";
import { checkSourceFits } from "../../checks/sources";
import { openersOf } from "../../index/openings";
import type { ActionUse } from "../../index/views";
import type { Path } from "../../read/config-file";
import type { Report } from "../../report/report";
import type { FormInfo } from "./info";

/**
 * What a form fills in from the selected rows: a list of objects of the form, properties of these, and fields that the rows of
 * every list have whose bulk action opens it. Without such a list it would never be filled in.
 */
export const checkSelected: Visit<FormInfo> = (info, report, { scope }) => {
  const { view, subject, path, fields } = info;
  const lists = openersOf(scope, info).filter(({ rows }) => rows === "many");
  const inputs = fields.filter(({ face, property }) => face === "input" && property?.kind === "objects");
  for (const [name, taken] of Object.entries<Record<string, string>>(view.selected ?? {})) {
    const place = [...path, "selected", name];
    const properties = inputs.find((field) => field.name === name)?.property?.fields;
    if (!properties)
      report(
        atKey(subject, place),
        "CFG_UNKNOWN_SIBLING",
        { name },
        inputs.map((field) => field.name),
      );
    else if (lists.length === 0) report(atKey(subject, place), "CFG_EACH_WITHOUT_ROWS", { name });
    else for (const cell of Object.entries(taken)) checkCell(info, cell, { place, properties, lists }, report);
  }
};

/** Where a list is filled in, its properties, and the lists whose rows fill it in. */
interface FilledList {
  place: Path;
  properties: ReadonlyMap<string, Property>;
  lists: readonly ActionUse[];
}

function checkCell(
  { subject }: FormInfo,
  [name, source]: [string, string],
  { place, properties, lists }: FilledList,
  report: Report,
): void {
  const target = properties.get(name);
  const owner = String(place.at(-1));
  if (!target) return report(atKey(subject, [...place, name]), "CFG_UNKNOWN_FIELD", { name, owner }, properties.keys());
  for (const { row } of lists.map(({ info }) => info)) {
    const from = row?.properties.get(source);
    const here = at(subject, [...place, name]);
    if (row && !from)
      report(
        here,
        "CFG_UNKNOWN_SOURCE",
        { name: source, owner: { zh: row.name, en: row.name } },
        row.properties.keys(),
      );
    else checkSourceFits(target, source, from, here, report);
  }
}
