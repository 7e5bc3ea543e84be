import type { ConfigTarget } from "../../model/config/dashboard";
import type { TargetFilter } from "../../model/resolved-dashboard";
import type { CardCall } from "./cards";
import { fieldUses, type FieldUse } from "./field-uses";
import type { SubjectInfo, ViewInfo } from "./views";

/** Where a filter of the list behind a card gets its value. */
export interface TargetValue {
  filter: FieldUse;
  source: TargetFilter["source"];
}

/** The subject a card leads to; undefined if there is none of that name. */
export function targetSubject(
  subjects: readonly SubjectInfo[],
  own: ViewInfo,
  target: ConfigTarget,
): SubjectInfo | undefined {
  const wanted = target.screen ?? own.subject.name;
  return subjects.find(({ subject }) => subject.name === wanted);
}

/** The list a card leads to: a view with an address that needs no parameters. */
export function targetView(subject: SubjectInfo | undefined, target: ConfigTarget): ViewInfo | undefined {
  return subject?.views.find(
    ({ name, view, params }) =>
      name === target.view && view.kind === "list" && view.route !== undefined && params.length === 0,
  );
}

/** The filters of a board: its month first. */
export function scopeUses(info: ViewInfo): FieldUse[] {
  return fieldUses(info).filter(({ face }) => face === "filter");
}

/** The filters of a board that go along with a call: those its request has under the same properties. */
export function scopeOf(info: ViewInfo, { shape }: Pick<CardCall, "shape">): FieldUse[] {
  return scopeUses(info).filter(({ params }) => params?.every((param) => shape?.properties.has(param)));
}

/** What the list behind a card is filtered by: as config says, and the board's filters of the same names. */
export function targetValues(info: ViewInfo, call: CardCall, view: ViewInfo, target: ConfigTarget): TargetValue[] {
  const told = target.filter ?? {};
  return fieldUses(view).flatMap((filter): TargetValue[] => {
    if (filter.face !== "filter") return [];
    const source = told[filter.name];
    if (source !== undefined)
      return [
        {
          filter,
          source: typeof source === "string" ? { from: "field", name: source } : { from: "value", value: source.value },
        },
      ];
    const carried = scopeOf(info, call).some(({ name }) => name === filter.name);
    return carried ? [{ filter, source: { from: "scope", name: filter.name } }] : [];
  });
}
