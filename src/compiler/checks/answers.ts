import { capital } from "../../domain/capital";
import type { ConfigChoices } from "../../model/config/field";
import type { Source } from "../../model/config/screen";
import { pickShape } from "../index/pick-shape";
import type { SubjectScope } from "../index/scope";
import type { Report } from "../report/report";
import type { Subject } from "../index/program";
import type { Path } from "../read/config-file";
import { at, eachAction, eachField, eachSubject, together } from "./check";
import { checkSourceFits } from "./sources";

/** Calls answer what they are used for: a uniqueness check true or false, choices a list, a download a file. */
export const checkAnswers = together(
  eachAction(({ name, action: { call, download } }, report, { scope, subject: { subject } }) => {
    if (download !== undefined && !answersFile(scope, download, true))
      report(at(subject, ["actions", name, "download"]), "CFG_NO_FILE", { name: download });
    if (call !== undefined && answersFile(scope, call, false))
      report(at(subject, ["actions", name, "call"]), "CFG_ANSWERS_FILE", { name: call });
  }),
  eachSubject(({ subject }, report, { scope }) => {
    for (const [name, { unique, choices }] of Object.entries(subject.value.fields)) {
      const path: Path = ["fields", name];
      if (unique) checkUnique(scope, subject, unique.call, [...path, "unique", "call"], report);
      if (!choices) continue;
      checkChoices(scope, subject, choices, [...path, "choices"], report);
      checkSentConstants(scope, subject, choices, [...path, "choices", "send"], report);
    }
  }),
  eachField(({ name, face, field, property, info: { subject } }, report, { scope: { program } }) => {
    const answer = field?.choices && program.api.operation(field.choices.call)?.answer;
    if (!field?.choices || !property || face === "cell" || !answer || !("row" in answer)) return;
    const value = answer.row.properties.get(field.choices.value);
    const source = property.schema.type === "array" ? ([field.choices.value] as [string]) : field.choices.value;
    const place = at(subject, ["fields", name, "choices", "value"]);
    checkSourceFits(property, source, value, place, report);
    const { value: chosen, label } = field.choices;
    if (chosen !== label && isNamedAfter(property.name, label))
      report(place, "CFG_CROSSED_CHOICE", { name, value: chosen, label });
  }),
);

/** `tag` and `excludeTag` are named after `tag`: what is called like that is what is sent. */
function isNamedAfter(target: string, name: string): boolean {
  return target === name || target.endsWith(capital(name));
}

/** Whether a call answers a file; `unknown` for one that does not exist, which is a mistake of its own. */
function answersFile({ program }: SubjectScope, call: string, unknown: boolean): boolean {
  const operation = program.api.operation(call);
  return operation ? operation.answer.kind === "file" : unknown;
}

function checkUnique({ program }: SubjectScope, subject: Subject, call: string, path: Path, report: Report): void {
  const kind = program.api.operation(call)?.answer.kind;
  if (kind && kind !== "boolean") report(at(subject, path), "CFG_NO_BOOLEAN", { name: call });
}

/** What the call of choices is always sent, it takes; what of other inputs it is sent is looked at where these stand. */
function checkSentConstants(
  { program }: SubjectScope,
  subject: Subject,
  { call, send = {} }: ConfigChoices,
  path: Path,
  report: Report,
): void {
  const operation = program.api.operation(call);
  if (!operation) return;
  const { shape } = pickShape(operation, undefined, Object.keys(send), []);
  for (const [name, source] of Object.entries<Source>(send)) {
    const target = shape.properties.get(name);
    if (target && typeof source === "object" && !Array.isArray(source))
      checkSourceFits(target, source, undefined, at(subject, [...path, name]), report);
  }
}

/** What choices come from is a list, whose rows have their value and label. @param path where config says so */
export function checkChoices(
  { program }: SubjectScope,
  subject: Subject,
  choices: { call: string; value: string; label: string },
  path: Path,
  report: Report,
): void {
  const answer = program.api.operation(choices.call)?.answer;
  if (!answer) return;
  if (answer.kind !== "page" && answer.kind !== "list")
    return report(at(subject, [...path, "call"]), "CFG_NO_LIST", { name: choices.call });
  for (const key of ["value", "label"] as const) {
    const known = answer.row.properties;
    if (!known.has(choices[key]))
      report(
        at(subject, [...path, key]),
        "CFG_UNKNOWN_FIELD",
        { name: choices[key], owner: answer.row.name },
        known.keys(),
      );
  }
}
