import { fieldUses } from "../index/field-uses";
import type { Report } from "../report";
import { at, type Check } from "./check";

/** A timeline is made of a list of objects, and says which of their properties are what. */
export const checkTimelines: Check = ({ subjects }, report) => {
  for (const { subject, views } of subjects) {
    for (const { name, field, property, face } of views.flatMap(fieldUses)) {
      if (face !== "cell" || !field || !property) continue;
      const place = (key?: string) => at(subject, ["fields", name, "timeline", ...(key === undefined ? [] : [key])]);
      const known = property.fields;
      if (field.widget === "timeline" && !field.timeline) report(at(subject, ["fields", name, "widget"]), "CFG_TIMELINE_STEPS", { name });
      if (!field.timeline) continue;
      if (known) reportUnknown(field.timeline, known.keys(), name, place, report);
      else report(place(), "CFG_NO_STEPS", { name });
    }
  }
};

function reportUnknown(steps: Record<string, string | undefined>, keys: Iterable<string>, owner: string, place: (key: string) => ReturnType<typeof at>, report: Report): void {
  const known = [...keys];
  for (const [key, name] of Object.entries(steps)) {
    if (name !== undefined && !known.includes(name)) report(place(key), "CFG_UNKNOWN_FIELD", { name, owner }, known);
  }
}
