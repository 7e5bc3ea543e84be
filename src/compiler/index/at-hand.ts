import type { Source } from "../../model/config/screen";
import type { Property } from "../api/property";
import { needsOf } from "./call-inputs";
import { openersOf } from "./openings";
import type { Scope } from "./scope";
import { filtersOf } from "./sheets";
import { type ActionUse, type FieldUse, isKind, type ViewInfo } from "./views";

/** Whether it cannot be told what the rows are made of, because the call they come from is a mistake of its own. */
export function rowsUnknown({ rows, info }: ActionUse): boolean {
  return rows === "one" && !info.row;
}

/** The filters of the board on which an action stands that has no rows at hand: it may send what they are set to. */
export function boardFilters({ rows, info }: ActionUse): FieldUse[] {
  return rows === "none" && isKind(info, "dashboard") ? filtersOf(info) : [];
}

/** Names of those that it sends. */
export function filtersSent(use: ActionUse): string[] {
  const filters = boardFilters(use);
  if (filters.length === 0) return [];
  const sources = Object.values<Source>(use.action?.send ?? {}).flatMap((source) =>
    typeof source === "string" ? [source] : Array.isArray(source) ? [source[0]] : [],
  );
  return filters.flatMap(({ name }) => (sources.includes(name) ? [name] : []));
}

/** The fields a place that opens a view can hand over: what it has, and what it is told to send to another subject's view. */
export function handedOver({ action, rows, info }: ActionUse): Set<string> {
  const sent = typeof action?.opens === "object" ? Object.keys(action.send ?? {}) : [];
  const atHand = rows === "one" ? info.row?.properties.keys() : info.view.route === undefined ? [] : info.params;
  return new Set([...(atHand ?? []), ...sent]);
}

/** What a view takes from an action that opens it over another subject's page: what it needs, and the inputs of a form, which is then filled in with it. */
export function takenNames(info: ViewInfo): string[] {
  return [...new Set([...needsOf(info), ...filledIn(info)].map(({ name }) => name))];
}

/** What the API says of what is handed over under a name: what the view's call takes, or an input of the form. */
export function takenProperty(info: ViewInfo, name: string): Property | undefined {
  const need = needsOf(info).find((each) => each.name === name);
  const input = filledIn(info).find((each) => each.name === name);
  return need?.inputs.shape.properties.get(need.property) ?? input?.property;
}

function filledIn(info: ViewInfo): FieldUse[] {
  return info.fields.filter(({ face, owner }) => face === "input" && !owner);
}

/** Names whose values are at hand where a view's inputs or filters are filled in. */
export function namesAtHand(scope: Scope, info: ViewInfo): Set<string> {
  const openers = openersOf(scope, info);
  return new Set([
    ...info.fields.filter(({ face, owner }) => face !== "cell" && !owner).map(({ name }) => name),
    ...(info.loaded?.properties.keys() ?? []),
    ...info.params,
    ...openers.flatMap((use) => [...handedOver(use)]),
  ]);
}
