import type { Operation } from "../api/operation";
import { actionShape } from "../index/action-shape";
import type { PickedShape } from "../index/pick-shape";
import type { Subject } from "../index/program";
import type { ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report/report";
import { at, eachUse, type Visit } from "./check";

/** Where the call of an action has several request shapes, it is clear which is meant; a shape that is named exists. */
export const checkShapes = eachUse((use, report, { scope }) => {
  const picked = actionShape(scope, use);
  if (picked) reportShape(use.info.subject, ["actions", use.name], picked.operation, picked, use.action?.shape, report);
});

/** The same of a view's own call. */
export const checkShape: Visit<ViewInfo> = ({ subject, view, path, operation, picked }, report) => {
  const named = "shape" in view ? view.shape : undefined;
  if (operation && picked) reportShape(subject, path, operation, picked, named, report);
};

/** Reports which shape is missing at a call, or which one it names that there is not. */
export function reportShape(
  subject: Subject,
  path: Path,
  operation: Operation,
  { problem }: PickedShape,
  named: string | undefined,
  report: Report,
): void {
  const names = operation.shapes.map(({ name }) => name);
  if (problem === "unknown") {
    report(at(subject, [...path, "shape"]), "CFG_UNKNOWN_SHAPE", { name: named ?? "", call: operation.id }, names);
  } else if (problem === "ambiguous") {
    report(at(subject, [...path, "call"]), "CFG_SHAPE_NEEDED", { call: operation.id, allowed: names.join(", ") });
  }
}
