import type { ActionUse, SubjectInfo, ViewInfo } from "./views";

/** Whether it cannot be told what the rows are made of, because the call they come from is a mistake of its own. */
export function rowsUnknown({ rows, info }: ActionUse): boolean {
  return rows === "one" && !info.row;
}

/** The fields a place that opens a view can hand over. */
export function handedOver({ rows, info }: ActionUse): Set<string> {
  return rows === "one"
    ? new Set(info.row?.properties.keys())
    : new Set(info.view.route === undefined ? [] : info.params);
}

/** Names whose values are at hand where a view's inputs or filters are filled in. */
export function namesAtHand({ uses }: SubjectInfo, info: ViewInfo): Set<string> {
  const openers = uses.filter(({ action }) => action?.opens === info.name);
  return new Set([
    ...info.fields.filter(({ face, owner }) => face !== "cell" && !owner).map(({ name }) => name),
    ...(info.loaded?.properties.keys() ?? []),
    ...info.params,
    ...openers.flatMap((use) => [...handedOver(use)]),
  ]);
}
