import { filterNames, filterUse, inPart, inSlot, otherCellUse } from "../../index/field-uses";
import type { FieldSlot, FieldUse } from "../../index/views";
import type { Path } from "../../read/config-file";
import type { CardCall } from "./card-calls";
import type { DashboardInfo } from "./info";

/** The filters of a board, its month first, and the fields of its cards. */
export function boardFields(info: DashboardInfo): FieldUse[] {
  const { month, filters = [], divides = [] } = info.view.scope ?? {};
  return [
    ...(month === undefined ? [] : [scopeUse(info, month, "month", ["month"])]),
    ...filters.map((name, index) => scopeUse(info, name, "filter", ["filters", index])),
    ...divides.map((name, index) => scopeUse(info, name, "filter", ["divides", index])),
    ...info.cards.flatMap(({ fields, row }, part) =>
      fields.map(({ name, role, path }) => ({
        ...otherCellUse(info, name, "card", path.slice(info.path.length), row),
        part,
        role,
      })),
    ),
  ];
}

/** A board filters by what the request of any of its cards has. */
function scopeUse(info: DashboardInfo, name: string, slot: FieldSlot, tail: Path): FieldUse {
  const having = info.cards.find(({ shape }) => shape && filterNames({ shape }).includes(name));
  return filterUse(info, name, slot, ["scope", ...tail], having?.shape);
}

/** The filters of a board: its month first. */
export function scopeUses(info: DashboardInfo): FieldUse[] {
  return inSlot(info, "month", "filter");
}

/** The filters of a board that go along with a call: those its request has under the same properties. */
export function scopeOf(info: DashboardInfo, { shape }: Pick<CardCall, "shape">): FieldUse[] {
  return scopeUses(info).filter(({ params }) => params?.every((param) => shape?.properties.has(param)));
}

/** The fields of a card's call. */
export function cardFields(info: DashboardInfo, call: CardCall): FieldUse[] {
  return inPart(info.fields, info.cards.indexOf(call));
}
