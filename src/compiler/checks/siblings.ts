import type { Scope } from "../index/scope";
import type { Send } from "../../model/config/screen";
import { namesAtHand } from "../index/at-hand";
import { pickShape, requiredOf } from "../index/pick-shape";
import type { FieldUse, SubjectInfo } from "../index/views";
import type { Path } from "../read/config-file";
import { once } from "../read/once";
import type { Report } from "../report/report";
import { at, atKey, eachSubject, eachView } from "./check";

/** What a field takes from the fields beside it exists: `sameAs` and `certificateField`. */
export const checkSiblings = eachView(({ fields }, report) => {
  const inputs = fields.filter(({ face, owner }) => face === "input" && !owner);
  const names = inputs.map(({ name }) => name);
  for (const use of inputs) checkInput(use, names, report);
});

/** So do the inputs of its `choices` and `unique`, beside it or where its view is opened. */
export const checkFieldCalls = eachSubject<Scope>((info, report, { scope }) => checkCalls(scope, info, report));

function checkInput({ field, info, name }: FieldUse, inputs: string[], report: Report): void {
  for (const key of ["sameAs", "certificateField"] as const) {
    const sibling = field?.[key];
    if (sibling !== undefined && (!inputs.includes(sibling) || sibling === name)) {
      report(at(info.subject, ["fields", name, key]), "CFG_UNKNOWN_SIBLING", { name: sibling }, inputs);
    }
  }
}

function checkCalls(scope: Scope, info: SubjectInfo, report: Report): void {
  for (const { name, field, views } of fieldsThatCall(info)) {
    const atHand = new Set(views.flatMap((view) => [...namesAtHand(scope, view)]));
    if (field.choices) checkCall(scope, info, listsOfOne(field.choices), ["fields", name, "choices"], atHand, report);
    if (field.unique) checkCall(scope, info, field.unique, ["fields", name, "unique"], atHand, report);
  }
}

/** The fields that make calls of their own, and the views in which they do. */
const fieldsThatCall = once(({ subject, views }: SubjectInfo) =>
  Object.entries(subject.value.fields)
    .filter(([, { choices, unique }]) => choices ?? unique)
    .map(([name, field]) => ({
      name,
      field,
      views: views.filter(({ fields }) => fields.some((use) => use.name === name && use.face !== "cell")),
    }))
    .filter((each) => each.views.length > 0),
);

/** Choices may be asked for with a list of what one other input holds. */
function listsOfOne({ call, send = {} }: FieldCall): FieldCall {
  const single = Object.entries<Send[string]>(send).map(([name, from]) => [name, Array.isArray(from) ? from[0] : from]);
  return { call, send: Object.fromEntries(single) as Send };
}

interface FieldCall {
  call: string;
  send?: Send | undefined;
}

function checkCall(
  { program }: Scope,
  { subject }: SubjectInfo,
  { call, send = {} }: FieldCall,
  path: Path,
  atHand: Set<string>,
  report: Report,
): void {
  const operation = program.api.operation(call);
  if (!operation) return;
  const { shape } = pickShape(operation, undefined, Object.keys(send), []);
  for (const [name, source] of Object.entries(send)) {
    const place = [...path, "send", name];
    if (!shape.properties.has(name))
      report(atKey(subject, place), "CFG_UNKNOWN_INPUT", { name, call }, shape.properties.keys());
    else if (Array.isArray(source)) report(at(subject, place), "CFG_EACH_WITHOUT_ROWS", { name: source[0] });
    else if (typeof source === "string" && !atHand.has(source)) {
      report(
        at(subject, place),
        "CFG_UNKNOWN_SOURCE",
        { name: source, owner: { zh: "这个字段所在的表单", en: "the form this field is in" } },
        atHand,
      );
    }
  }
  for (const name of requiredOf(shape)) {
    if (!Object.hasOwn(send, name)) report(at(subject, [...path, "call"]), "CFG_MISSING_INPUT", { name, call });
  }
}
