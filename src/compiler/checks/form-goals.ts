import { addressIndex } from "../index/addresses";
import type { Scope } from "../index/scope";
import { parametersOf, type ViewInfo } from "../index/views";
import type { Report } from "../report";
import { at, type Check } from "./check";

/** Where a form's success leads exists, and the answer has what its address is made of. */
export const checkFormGoals: Check = (scope, report) => {
  for (const info of scope.subjects.flatMap(({ views }) => views)) checkGoal(scope, info, report);
};

function checkGoal(scope: Scope, { view, subject, path, operation }: ViewInfo, report: Report): void {
  if (view.kind !== "form" || !view.goTo) return;
  const { link, send = {} } = view.goTo;
  const place = [...path, "goTo"];
  const known = addressIndex(scope);
  if (scope.program.routes && !known.has(link)) report(at(subject, [...place, "link"]), "CFG_UNKNOWN_ROUTE", { name: link }, known.keys());
  if (!operation) return;
  const row = operation.answer.kind === "object" ? operation.answer.row : undefined;
  for (const name of new Set([...parametersOf(link), ...Object.keys(send)])) {
    const source = send[name] ?? name;
    if (typeof source !== "string" || row?.properties.has(source)) continue;
    const where = Object.hasOwn(send, name) ? [...place, "send", name] : [...place, "link"];
    report(at(subject, where), "CFG_UNKNOWN_SOURCE", { name: source, owner: { zh: "答复", en: "the answer" } }, row?.properties.keys() ?? []);
  }
}
