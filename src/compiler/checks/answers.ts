import type { Scope } from "../index/scope";
import type { Report } from "../report";
import type { Subject } from "../index/program";
import type { ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import { at, type Check } from "./check";

/** Calls answer what they are used for: a list a list, a detail one object, a uniqueness check true or false, a download a file. */
export const checkAnswers: Check = (scope, report) => {
  for (const { subject, views } of scope.subjects) {
    for (const info of views) checkView(info, report);
    for (const [name, { call, download }] of Object.entries(subject.value.actions ?? {})) {
      if (download !== undefined && !answersFile(scope, download, true))
        report(at(subject, ["actions", name, "download"]), "CFG_NO_FILE", { name: download });
      if (call !== undefined && answersFile(scope, call, false))
        report(at(subject, ["actions", name, "call"]), "CFG_ANSWERS_FILE", { name: call });
    }
    for (const [name, field] of Object.entries(subject.value.fields)) {
      const path: Path = ["fields", name];
      if (field.unique) checkUnique(scope, subject, field.unique.call, [...path, "unique", "call"], report);
      if (field.choices) checkChoices(scope, subject, field.choices, [...path, "choices"], report);
    }
  }
};

/** Whether a call answers a file; `unknown` for one that does not exist, which is a mistake of its own. */
function answersFile({ program }: Scope, call: string, unknown: boolean): boolean {
  const operation = program.api.operation(call);
  return operation ? operation.answer.kind === "file" : unknown;
}

function checkView({ subject, view, path, operation, load }: ViewInfo, report: Report): void {
  const kind = operation?.answer.kind;
  if (view.kind === "list" && kind && kind !== "page" && kind !== "list") {
    report(at(subject, [...path, "call"]), "CFG_NO_LIST", { name: view.call });
  }
  if (view.kind === "detail" && kind && kind !== "object")
    report(at(subject, [...path, "call"]), "CFG_NO_OBJECT", { name: view.call });
  if (load && load.operation.answer.kind !== "object") {
    report(at(subject, [...path, "load", "call"]), "CFG_NO_OBJECT", { name: load.operation.id });
  }
}

function checkUnique({ program }: Scope, subject: Subject, call: string, path: Path, report: Report): void {
  const kind = program.api.operation(call)?.answer.kind;
  if (kind && kind !== "boolean") report(at(subject, path), "CFG_NO_BOOLEAN", { name: call });
}

function checkChoices(
  { program }: Scope,
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
