import type { Property } from "../../api/property";
import { objectRow } from "../../index/own-call";
import { fieldUse, otherCellUse, withRows } from "../../index/field-uses";
import type { FieldUse } from "../../index/views";
import type { Path } from "../../read/config-file";
import type { FormInfo } from "./info";
import { formSections } from "./sections";

/** Every input of a form, and what its calls and its result show. */
export function formFields(info: FormInfo): FieldUse[] {
  const { view } = info;
  const inputs = formSections(view).flatMap(({ section: { fields }, path }, part) =>
    fields.flatMap((name, index) => withRows({ ...inputUse(info, name, [...path, "fields", index]), part })),
  );
  const told = (["live", "preview"] as const).flatMap((slot) =>
    (view[slot]?.fields ?? []).flatMap((name, index) =>
      withRows(otherCellUse(info, name, slot, [slot, "fields", index], info[slot]?.row)),
    ),
  );
  const answered = info.operation && objectRow(info.operation);
  const results = (view.result?.fields ?? []).flatMap((name, index) =>
    withRows(otherCellUse(info, name, "result", ["result", "fields", index], answered)),
  );
  return [...inputs, ...told, ...results];
}

function inputUse(info: FormInfo, name: string, tail: Path): FieldUse {
  const use = fieldUse(info, name, "input", "section", tail);
  const range = info.shape?.ranges.get(name);
  if (range) return { ...use, ...periodOf(info, name, range) };
  const typed = info.shape?.properties.get(use.field?.sameAs ?? name);
  if (typed) return { ...use, property: typed };
  const loaded = info.loaded?.properties.get(name);
  return loaded ? { ...use, property: loaded, readOnly: true } : use;
}

/** Two properties of a request that are typed together. */
function periodOf(
  { shape }: FormInfo,
  name: string,
  [from, to]: readonly [string, string],
): Pick<FieldUse, "property" | "params"> {
  const ends = [from, to].flatMap((end) => shape?.properties.get(end) ?? []);
  const required = ends.some((end) => end.required);
  const property: Property = {
    name,
    kind: "period",
    schema: { type: "object" },
    required,
    scalar: "string",
    fields: new Map(ends.map((end) => [end.name, end])),
  };
  return { property, params: [from, to] };
}
