import type { ConfigTarget } from "../../../model/config/dashboard";
import type { TargetFilter } from "../../../model/resolved-dashboard";
import type { FieldUse, ViewInfo, ViewName } from "../../index/views";
import type { Path } from "../../read/config-file";
import type { CardCall } from "./card-calls";
import { scopeOf } from "./fields";
import type { DashboardInfo } from "./info";

/** Where a filter of the list behind a card gets its value. */
interface TargetValue {
  filter: FieldUse;
  source: TargetFilter["source"];
}

/** Where a card and single values of it lead, each with where config says so. */
export function cardTargets({ card, path }: CardCall): { target: ConfigTarget; field?: string; path: Path }[] {
  const { opens } = card;
  const values = "valueOpens" in card ? Object.entries(card.valueOpens ?? {}) : [];
  return [
    ...(opens ? [{ target: opens, path: [...path, "opens"] }] : []),
    ...values.map(([field, target]) => ({ target, field, path: [...path, "valueOpens", field] })),
  ];
}

/** The list that a card leads to, by name: one of its own subject unless told. */
export function targetName({ subject }: ViewInfo, { screen = subject.name, view }: ConfigTarget): ViewName {
  return { screen, view };
}

/** What the list behind a card is filtered by: as config says, and the board's filters of the same names. */
export function targetValues(
  info: DashboardInfo,
  call: CardCall,
  list: ViewInfo,
  { filter: told = {}, apart = [] }: ConfigTarget,
): TargetValue[] {
  const carried = new Set(scopeOf(info, call).flatMap(({ name }) => (apart.includes(name) ? [] : [name])));
  return list.fields.flatMap((filter): TargetValue[] => {
    if (filter.face !== "filter") return [];
    const source = told[filter.name];
    if (source === undefined)
      return carried.has(filter.name) ? [{ filter, source: { from: "scope", name: filter.name } }] : [];
    if (source === info.view.tabs) return [{ filter, source: { from: "scope", name: source } }];
    return [{ filter, source: sourceOf(source) }];
  });
}

function sourceOf(source: NonNullable<ConfigTarget["filter"]>[string]): TargetFilter["source"] {
  if (typeof source === "string") return { from: "field", name: source };
  return Array.isArray(source) ? { from: "ends", names: source } : { from: "value", value: source.value };
}
