import type { Scope } from "../index/scope";
import type { Operation } from "../api/operation";
import { sheetNamed, sheetNames } from "../index/sheets";
import { admittingCodes, type ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report/report";
import { at, eachView } from "./check";

/**
 * Whoever a screen admits can make the calls that fill it. Admitted by one code, somebody holds that code and those above
 * it; for at least one of the admitting codes one of those that the call takes has to be among them. Its address admits to its sheets, too.
 */
export const checkPermissions = eachView<Scope>((info, report, { scope }) => {
  for (const { operation, path } of info.filledBy) checkCall(scope, info, operation, path, report);
  for (const [index, sheet] of sheetNames(info).entries())
    for (const { operation } of sheetNamed(scope, info, sheet)?.filledBy ?? [])
      checkCall(scope, info, operation, [...info.path, "sheets", index], report);
});

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
