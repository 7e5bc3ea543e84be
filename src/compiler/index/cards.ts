import type { ConfigCard, ConfigDashboard } from "../../model/config/dashboard";
import type { Operation, RequestShape, Row } from "../api/description";
import type { Path } from "../read/config-file";
import { pickShape, type PickedShape } from "./pick-shape";
import type { Program } from "./program";

/** Where a card names a field, and what for. */
export interface CardField {
  name: string;
  role: "value" | "compare" | "of" | "label" | "series" | "names" | "columns";
  path: Path;
}

/** A call of a card: its own, or that of a figure's trend. Parts that could not be found are absent. */
export interface CardCall {
  card: ConfigCard;
  /** Where `call` and `send` stand. */
  path: Path;
  call: string;
  send: Readonly<Record<string, { value: string | number | boolean | null }>>;
  fields: CardField[];
  answers: "object" | "list";
  operation?: Operation;
  picked?: PickedShape;
  shape?: RequestShape;
  /** A row of what it answers. */
  row?: Row;
}

/** The calls of a board's cards, in order. `path`: where the view stands. */
export function cardCalls(program: Program, view: ConfigDashboard, path: Path): CardCall[] {
  return view.cards.flatMap((card, index) => {
    const here = [...path, "cards", index];
    const answers = card.card === "figure" || card.card === "progress" ? "object" : "list";
    const own = lookedUp(program, {
      card,
      path: here,
      call: card.call,
      send: card.send ?? {},
      fields: fieldsOf(card, here),
      answers,
    });
    if (card.card !== "figure" || !card.trend) return [own];
    const { trend } = card;
    const below = [...here, "trend"];
    const fields = [field("label", trend.label, below), field("value", trend.value, below)];
    return [
      own,
      lookedUp(program, { card, path: below, call: trend.call, send: trend.send ?? {}, fields, answers: "list" }),
    ];
  });
}

function lookedUp(program: Program, call: CardCall): CardCall {
  const operation = program.api.operation(call.call);
  if (!operation) return call;
  const picked = pickShape(operation, undefined, Object.keys(call.send), []);
  const { answer } = operation;
  const fits = call.answers === "object" ? answer.kind === "object" : answer.kind === "page" || answer.kind === "list";
  return { ...call, operation, picked, shape: picked.shape, ...(fits && "row" in answer ? { row: answer.row } : {}) };
}

function fieldsOf(card: ConfigCard, path: Path): CardField[] {
  if (card.card === "table")
    return card.columns.map((name, index) => ({ name, role: "columns", path: [...path, "columns", index] }));
  const named = card as Partial<Record<Exclude<CardField["role"], "columns">, string>>;
  const roles = ["label", "series", "value", "names", "compare", "of"] as const;
  return roles.flatMap((role) => (named[role] === undefined ? [] : [field(role, named[role], path)]));
}

function field(role: Exclude<CardField["role"], "columns">, name: string, path: Path): CardField {
  return { name, role, path: [...path, role] };
}
