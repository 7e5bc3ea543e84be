import type { Scope } from "../index/scope";
import type { Operation } from "../api/description";
import { fieldUses } from "../index/field-uses";
import { admittingCodes, type ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report";
import { at, type Check } from "./check";

/**
 * Whoever a screen admits can make the calls that fill it. Admitted by one code, somebody holds that code and those above
 * it; for at least one of the admitting codes one of those that the call takes has to be among them.
 */
export const checkPermissions: Check = (scope, report) => {
  for (const { views } of scope.subjects) for (const info of views) checkView(scope, info, report);
};

function checkView(scope: Scope, info: ViewInfo, report: Report): void {
  const { view, path, operation, load } = info;
  const check = (needed: Operation | undefined, place: Path): void => checkCall(scope, info, needed, place, report);
  if (view.kind === "page") {
    for (const [index, call] of (view.calls ?? []).entries())
      check(scope.program.api.operation(call), [...path, "calls", index]);
    return;
  }
  // On a page for everybody each card is shown to those who may make its call.
  const isOpen = admittingCodes(info).length === 0;
  for (const card of isOpen ? [] : (info.cards ?? [])) check(card.operation, [...card.path, "call"]);
  // A form opened by a button is guarded by the button; one with an address of its own is a page of its own.
  if (view.kind !== "form" || (view.route !== undefined && !load)) check(operation, [...path, "call"]);
  if (load && view.route !== undefined) check(load.operation, [...path, "load", "call"]);
  for (const { name, field, face } of fieldUses(info)) {
    if ((view.kind === "list" || view.kind === "dashboard") && face === "filter" && field?.choices) {
      check(scope.program.api.operation(field.choices.call), ["fields", name, "choices", "call"]);
    }
  }
}

function checkCall(
  { codes }: Scope,
  info: ViewInfo,
  operation: Operation | undefined,
  path: Path,
  report: Report,
): void {
  if (!operation?.permission || operation.self !== undefined) return;
  const taken = operation.permission;
  const permission = taken.join(" / ");
  const admitting = admittingCodes(info);
  const place = at(info.subject, path);
  if (admitting.length === 0) return report(place, "CFG_PERMISSION_OPEN", { call: operation.id, permission });
  if (!admitting.some((code) => taken.some((one) => codes.withParents(code).has(one)))) {
    report(place, "CFG_PERMISSION", { call: operation.id, permission, codes: admitting.join(", ") });
  }
}
