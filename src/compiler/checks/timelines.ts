import type { ConfigField } from "../../model/config/screen";
import type { ValueKind } from "../../model/value-kind";
import type { Property } from "../api/property";
import type { Subject } from "../index/program";
import type { Report } from "../report/report";
import { propertyInWords } from "../widgets/kind-words";
import { at, eachField } from "./check";

const kinds = [
  { widget: "timeline", unnamed: "CFG_TIMELINE_STEPS", noObjects: "CFG_NO_STEPS" },
  { widget: "conversation", unnamed: "CFG_CONVERSATION_PARTS", noObjects: "CFG_NO_MESSAGES" },
] as const;

/** A timeline and a conversation are made of a list of objects, and say which of their properties are what. */
export const checkTimelines = eachField(({ name, field, property, face, info: { subject } }, report) => {
  if (face !== "cell" || !field || !property) return;
  for (const { widget, unnamed, noObjects } of kinds) {
    const parts = field[widget];
    const place = (key?: string) => at(subject, ["fields", name, widget, ...(key === undefined ? [] : [key])]);
    if (field.widget === widget && !parts) report(at(subject, ["fields", name, "widget"]), unnamed, { name });
    else if (parts && !property.fields) report(place(), noObjects, { name });
    else if (parts && property.fields) {
      reportUnknown(namesIn(parts), property.fields.keys(), name, place, report);
      reportMisfits(parts, property.fields, place, report);
    }
  }
  checkOwn(subject, name, field.conversation, property.fields, report);
});

/** What the parts are that have to be of a kind: a time says when, a status has words. */
const partKinds: Readonly<Record<string, readonly ValueKind[]>> = {
  time: ["dateTime"],
  status: ["enum"],
  side: ["enum"],
  text: ["text", "longText"],
  files: ["files", "objects"],
};

function reportMisfits(
  parts: Record<string, string | undefined>,
  fields: NonNullable<Property["fields"]>,
  place: (key: string) => ReturnType<typeof at>,
  report: Report,
): void {
  for (const [role, allowed] of Object.entries(partKinds)) {
    const part = fields.get(parts[role] ?? "");
    if (part && !allowed.includes(part.kind))
      report(place(role), "CFG_CARD_MISFIT", { role, name: part.name, type: propertyInWords(part) });
  }
}

/** What of a conversation or timeline names properties. */
function namesIn(parts: Record<string, string | undefined>): Record<string, string | undefined> {
  const { own: _value, ...names } = parts;
  return names;
}

/** The reader's own side of a conversation is one of the values of the property that tells the sides apart. */
function checkOwn(
  subject: Subject,
  name: string,
  parts: ConfigField["conversation"],
  fields: Property["fields"],
  report: Report,
): void {
  const side = parts && fields?.get(parts.side);
  const values = side?.names ? [...side.names.keys()] : side?.values?.map(String);
  if (!parts || !values || values.includes(parts.own)) return;
  report(at(subject, ["fields", name, "conversation", "own"]), "CFG_UNKNOWN_VALUE", { name: parts.own }, values);
}

function reportUnknown(
  steps: Record<string, string | undefined>,
  keys: Iterable<string>,
  owner: string,
  place: (key: string) => ReturnType<typeof at>,
  report: Report,
): void {
  const known = [...keys];
  for (const [key, name] of Object.entries(steps)) {
    if (name !== undefined && !known.includes(name)) report(place(key), "CFG_UNKNOWN_FIELD", { name, owner }, known);
  }
}
