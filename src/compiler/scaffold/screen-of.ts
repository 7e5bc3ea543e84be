import type { ConfigAction, ConfigScreen, ConfigView, Send } from "../../model/config/screen";
import type { Operation, Row } from "../api/operation";
import { filterNames, sortableNames } from "../index/field-uses";
import { type CallPart, isPlain, type Parts } from "./parts";
import type { WordFinder } from "./words";

/** So many columns are shown at first. */
const MOST_COLUMNS = 8;

/** What a list is ordered by at first, where its call can. */
const NEWEST = "createTime";

/** Where a new screen stands, and who gets in. */
export interface Standing {
  route: string;
  menu: string;
}

/** The screen of some operations: a list with filters and columns, a detail of a row, a form for each call that takes more than rows. */
export function screenOf(parts: Parts, { route, menu }: Standing, words: WordFinder): ConfigScreen {
  const { list, detail, forms, actions } = parts;
  const name = namesFor([...forms, ...actions], list.operation);
  const shown = columnsOf(list.row, list.rowKey);
  const [request] = list.operation.shapes;
  const sortable = sortableNames({ shape: request });
  const asks = list.operation.permission;
  const fields = [
    ...filterNames({ shape: request }),
    ...shown,
    ...(detail ? columnsOf(detail.row, list.rowKey) : []),
    ...forms.flatMap(({ typed }) => typed),
  ];
  const ofRow = [...forms, ...actions].filter(({ rows }) => rows && !rows.several).map(name);
  return {
    $schema: "../../../schema/config/screen.schema.json",
    ...words.subject(list.operation),
    menu,
    ...(asks && !asks.flat().includes(menu) && { permission: asks.flat() }),
    fields: Object.fromEntries(
      [...new Set(fields)].map((field) => [
        field,
        { ...words.field(field), ...(detail && field === shown[0] && { action: "view" }) },
      ]),
    ),
    views: {
      list: {
        kind: "list",
        route,
        call: list.operation.id,
        ...(list.rowKey !== "id" && { rowKey: list.rowKey }),
        filters: filterNames({ shape: request }),
        columns: shown.slice(0, MOST_COLUMNS),
        optionalColumns: shown.slice(MOST_COLUMNS),
        ...(sortable.includes(NEWEST) && { sort: { [NEWEST]: "descending" } }),
        actions: forms.filter(({ rows }) => !rows).map(name),
        rowActions: [...ofRow, ...(detail ? ["view"] : [])],
        bulkActions: [...forms, ...actions].filter(({ rows }) => rows?.several).map(name),
      },
      ...(detail && { detail: detailView(detail, list.rowKey, ofRow, words) }),
      ...Object.fromEntries(forms.map((form) => [name(form), formView(form, parts, words)])),
    },
    actions: {
      ...(detail && { view: { zh: "查看", en: "View", opens: "detail" } }),
      ...Object.fromEntries(forms.map((form) => [name(form), opening(form, name(form), words)])),
      ...Object.fromEntries(actions.map((action) => [name(action), calling(action, words)])),
    },
  };
}

/** A name for each call: the first word of its id, or else, where another has that, too, its shape's, or all of its id. */
function namesFor(calls: readonly CallPart[], list: Operation): (call: CallPart) => string {
  const short = ({ operation }: CallPart): string => /^[a-z]+/.exec(operation.id)?.[0] ?? operation.id;
  const whole = ({ operation, shape }: CallPart): string =>
    operation.shapes.length > 1 ? shape.name.charAt(0).toLowerCase() + shape.name.slice(1) : operation.id;
  const taken = ["list", "detail", "view", list.id];
  return (call) => {
    const isShared = calls.some((other) => other !== call && short(other) === short(call));
    return isShared || taken.includes(short(call)) ? whole(call) : short(call);
  };
}

/** What of a row is shown, what it is called by first. */
function columnsOf({ properties }: Row, rowKey: string): string[] {
  const plain = [...properties.values()].filter((property) => isPlain(property) && property.name !== "id");
  const isName = (name: string): boolean => /(name|title|no)$/i.test(name) || name === rowKey;
  const first = plain.find(({ name, kind }) => kind === "text" && isName(name));
  return [...(first ? [first] : []), ...plain.filter((property) => property !== first)].map(({ name }) => name);
}

function detailView(
  { operation, row }: NonNullable<Parts["detail"]>,
  rowKey: string,
  actions: string[],
  words: WordFinder,
): ConfigView {
  const [title, ...fields] = columnsOf(row, rowKey);
  return {
    kind: "detail",
    ...words.subject(operation),
    call: operation.id,
    ...(title !== undefined && { title }),
    sections: [{ ...words.subject(operation), fields }],
    actions,
  };
}

function formView({ operation, shape, rows, typed }: CallPart, { detail }: Parts, words: WordFinder): ConfigView {
  const loads = rows && !rows.several && detail;
  return {
    kind: "form",
    ...words.operation(operation),
    call: operation.id,
    ...(operation.shapes.length > 1 && { shape: shape.name }),
    ...(loads && { load: { call: loads.operation.id } }),
    ...(rows && { send: sendOf(rows) }),
    sections: [{ ...words.operation(operation), fields: typed }],
  };
}

function opening({ operation, rows }: CallPart, view: string, words: WordFinder): ConfigAction {
  return { ...words.operation(operation), opens: view, ...(!rows && { tone: "primary" }) };
}

function calling({ operation, shape, rows }: CallPart, words: WordFinder): ConfigAction {
  const named = words.operation(operation);
  return {
    ...named,
    call: operation.id,
    ...(operation.shapes.length > 1 && { shape: shape.name }),
    ...(rows?.several && { send: sendOf(rows) }),
    confirm: { zh: `确定${named.zh}？`, en: `${named.en}?` },
    ...(operation.danger && { tone: "danger" }),
  };
}

/** The key of the row, or those of all selected ones. */
function sendOf({ property, several }: NonNullable<CallPart["rows"]>): Send {
  return { [property]: several ? [property.slice(0, -1)] : property };
}
