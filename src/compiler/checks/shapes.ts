import type { Scope } from "../index/scope";
import type { Operation } from "../api/description";
import { actionShape } from "../index/action-shape";
import type { PickedShape } from "../index/pick-shape";
import type { Subject } from "../index/program";
import type { ActionUse } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report";
import { at, type Check } from "./check";

/** Where a call has several request shapes, it is clear which is meant; a shape that is named exists. */
export const checkShapes: Check = (scope, report) => {
  for (const { subject, views, uses } of scope.subjects) {
    for (const { view, path, operation, picked, cards } of views) {
      for (const card of cards ?? []) {
        if (card.operation && card.picked)
          reportShape(subject, card.path, card.operation, card.picked, undefined, report);
      }
      if (view.kind !== "page" && operation && picked) {
        reportShape(subject, path, operation, picked, view.kind === "form" ? view.shape : undefined, report);
      }
    }
    for (const use of uses) checkAction(scope, use, report);
  }
};

function checkAction(scope: Scope, use: ActionUse, report: Report): void {
  const picked = actionShape(scope, use);
  if (picked) reportShape(use.info.subject, ["actions", use.name], picked.operation, picked, use.action?.shape, report);
}

function reportShape(
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
