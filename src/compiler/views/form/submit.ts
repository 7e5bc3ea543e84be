import type { FormSource, FormSubmit } from "../../../model/resolved-form";
import { wordsOf } from "../../resolve/fields";
import type { Property } from "../../api/property";
import { at, type Visit } from "../../checks/check";
import { propertyInWords } from "../../widgets/kind-words";
import { type FormInfo, thisForm } from "./info";

/** Where the submit button takes a value from, and what the API says about it; undefined for a name that is nowhere. */
function sourceOf(info: FormInfo, name: string): (FormSource & { property: Property }) | undefined {
  const previewed = info.preview?.row?.properties.get(name);
  if (previewed) return { name, from: "preview", property: previewed };
  const typed = info.fields.find((use) => use.name === name && use.face === "input" && !use.owner)?.property;
  const property = typed ?? info.loaded?.properties.get(name);
  return property && { name, from: "form", property };
}

/** The submit button with the sources of what it shows. */
export function resolveSubmit(info: FormInfo): { submit?: FormSubmit } {
  const { submit } = info.view;
  if (!submit) return {};
  const source = (name: string): FormSource[] => {
    const found = sourceOf(info, name);
    return found ? [{ name, from: found.from }] : [];
  };
  const [until] = submit.until === undefined ? [] : source(submit.until);
  return {
    submit: {
      ...wordsOf(submit),
      ...(submit.amount ? { amount: submit.amount.flatMap(source) } : {}),
      ...(until ? { until } : {}),
      ...(submit.consequence ? { consequence: submit.consequence } : {}),
    },
  };
}

/** What the submit button shows is there and of its kind. */
export const checkSubmit: Visit<FormInfo> = (info, report) => {
  const { submit } = info.view;
  const check = (name: string, role: "amount" | "until", path: (string | number)[]): void => {
    const place = at(info.subject, [...info.path, "submit", ...path]);
    const found = sourceOf(info, name);
    if (!found) report(place, "CFG_UNKNOWN_SOURCE", { name, owner: thisForm }, namesOf(info));
    else if (found.property.kind !== { amount: "decimal", until: "dateTime" }[role])
      report(place, "CFG_CARD_MISFIT", { role, name, type: propertyInWords(found.property) });
  };
  for (const [index, name] of (submit?.amount ?? []).entries()) check(name, "amount", ["amount", index]);
  if (submit?.until !== undefined) check(submit.until, "until", ["until"]);
};

function namesOf({ preview, fields, loaded }: FormInfo): string[] {
  const inputs = fields.filter(({ face, owner }) => face === "input" && !owner).map(({ name }) => name);
  return [...(preview?.row?.properties.keys() ?? []), ...inputs, ...(loaded?.properties.keys() ?? [])];
}
