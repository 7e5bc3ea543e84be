import type { ConfigCard, ConfigDashboard } from "../../../model/config/dashboard";
import type { Constant } from "../../../model/config/screen";
import type { Description } from "../../api/description";
import type { Operation, RequestShape, Row } from "../../api/operation";
import { listedRow, objectRow } from "../../index/own-call";
import { pickShape, type PickedShape } from "../../index/pick-shape";
import type { CardRole } from "../../index/views";
import type { Path } from "../../read/config-file";
import { cardKindOf, trendRoles, type CardKind } from "./cards";

/** Where a card names a field, and what for. */
interface NamedField {
  name: string;
  role: CardRole;
  path: Path;
}

/** A call of a card: its own, or that of its trend. Parts that could not be found are absent. */
export interface CardCall {
  card: ConfigCard;
  kind: CardKind;
  isTrend: boolean;
  /** Where `call` and `send` stand. */
  path: Path;
  call: string;
  send: Readonly<Record<string, { value: Constant }>>;
  answers: "object" | "list";
  /** Which values its fields can have. */
  roles: CardKind["roles"];
  fields: NamedField[];
  operation?: Operation;
  picked?: PickedShape;
  shape?: RequestShape;
  /** A row of what it answers. */
  row?: Row;
}

/** What of a card says which call fills it. */
type Called = Pick<ConfigCard, "call" | "send">;

/** The calls of a board's cards, in order. `path`: where the view stands. */
export function cardCalls(api: Description, view: ConfigDashboard, path: Path): CardCall[] {
  return view.cards.flatMap((card, index) => {
    const kind = cardKindOf(card);
    const here = [...path, "cards", index];
    const { answers, roles } = kind;
    const own = lookedUp(api, card, { card, kind, isTrend: false, path: here, answers, roles });
    const trend = kind.trend?.(card);
    if (!trend) return [own];
    const line = { card, kind, isTrend: true, path: [...here, "trend"], answers: "list", roles: trendRoles } as const;
    return [own, lookedUp(api, trend, line)];
  });
}

function lookedUp(api: Description, called: Called, about: Omit<CardCall, "call" | "send" | "fields">): CardCall {
  const { call, send = {} } = called;
  const own = { ...about, call, send, fields: namedIn(called, about) };
  const operation = api.operation(call);
  if (!operation) return own;
  const picked = pickShape(operation, undefined, Object.keys(send), []);
  const row = about.answers === "object" ? objectRow(operation) : listedRow(operation);
  return { ...own, operation, picked, shape: picked.shape, ...(row ? { row } : {}) };
}

/** The fields that a card names: each under the key of its role, which is a name or a list of them. */
function namedIn(called: Called, { roles, path }: Pick<CardCall, "roles" | "path">): NamedField[] {
  const keys = called as { [R in CardRole]?: string | readonly string[] };
  return (Object.keys(roles) as CardRole[]).flatMap((role): NamedField[] => {
    const named = keys[role];
    if (typeof named === "string") return [{ name: named, role, path: [...path, role] }];
    return (named ?? []).map((name, index) => ({ name, role, path: [...path, role, index] }));
  });
}
