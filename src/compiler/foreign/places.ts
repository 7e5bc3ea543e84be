import type { Send } from "../../model/config/screen";
import type { Operation, Row } from "../api/operation";
import { VALUE } from "../api/answer";
import { requiredOf } from "../index/pick-shape";
import { isParameter } from "./complete";

/** A list, with what is done with its rows. */
export interface ListPlace {
  operation: Operation;
  row: Row;
  /** What tells its rows apart. */
  rowKey: string;
  /** The list whose row it is about; absent: it is about none. */
  parent?: ListPlace;
  send: Send;
  /** Answers one of its rows. */
  detail?: RowPlace;
  /** Lists about a row. */
  lists: ListPlace[];
  /** Objects about a row. */
  objects: RowPlace[];
  /** What changes a row, or is begun about it. */
  calls: RowPlace[];
  /** Files about a row. */
  files: RowPlace[];
}

/** An operation about a row, with what it gets of it. */
export interface RowPlace {
  operation: Operation;
  send: Send;
}

/** What a file is about: a list and all below it, or one object, or what is asked with inputs. */
export interface SubjectPlan {
  tag: string;
  root?: ListPlace;
  /** Objects that need no row. */
  objects: Operation[];
  /** What needs no row and changes something. */
  calls: Operation[];
  /** What answers something about what is typed. */
  questions: Operation[];
}

/** Why an operation has no place. */
export type NoPlace = "file" | "body" | "answer" | "parent" | "asked";

/** Where every operation of an API has its place, and which have none. */
export interface Plan {
  subjects: SubjectPlan[];
  without: Map<string, NoPlace>;
}

/** Plans a console of all operations: lists with what is below their rows, by tag. */
export function planned(operations: readonly Operation[]): Plan {
  const without = new Map<string, NoPlace>();
  const lists = listPlaces(operations.filter(isList));
  const reachable = new Set(lists.filter(isReachable));
  const placed = new Set([...reachable].map(({ operation }) => operation));
  for (const operation of operations.filter((each) => !placed.has(each))) {
    const parent = parentOf(operation, [...reachable]);
    if (operation.unwritable !== undefined) without.set(operation.id, "body");
    else if (parent && putBelow(parent, operation)) placed.add(operation);
  }
  for (const list of reachable) list.parent?.lists.push(list);
  const rest = operations.filter((each) => !placed.has(each) && !without.has(each.id));
  return {
    subjects: subjectsOf(
      [...reachable].filter(({ parent }) => !parent),
      rest,
      without,
    ),
    without,
  };
}

function isList({ change, answer }: Operation): boolean {
  return !change && (answer.kind === "page" || answer.kind === "list");
}

function listPlaces(operations: readonly Operation[]): ListPlace[] {
  const places: ListPlace[] = [];
  for (const operation of operations.toSorted((one, other) => one.path.length - other.path.length)) {
    if (!("row" in operation.answer)) continue;
    const { row } = operation.answer;
    const place = { operation, row, rowKey: keyOf(row), send: {}, lists: [], objects: [], calls: [], files: [] };
    const parent = parentOf(operation, places);
    const send = parent && sendOf(operation, parent);
    places.push(parent && send ? { ...place, parent, send } : place);
  }
  return places;
}

/** Whether nothing is to be typed before a list can be asked for. */
function isReachable(place: ListPlace): boolean {
  const { operation, parent, send } = place;
  if (parent && !isReachable(parent)) return false;
  const known = parent ? [...parent.row.properties.keys()] : [];
  return requiredOf(operation.shapes[0]).every((name) => Object.hasOwn(send, name) || known.includes(name));
}

/** The list with the longest address that an operation's goes on from with one of its rows, or that it is the same as. */
function parentOf({ path }: Operation, places: readonly ListPlace[]): ListPlace | undefined {
  const parts = path.split("/");
  const above = places.filter(({ operation }) => {
    const own = operation.path.split("/");
    return (
      own.length < parts.length && isParameter(parts[own.length]) && own.every((part, at) => same(part, parts[at]))
    );
  });
  return above.sort((one, other) => other.operation.path.length - one.operation.path.length)[0];
}

function same(one: string, other: string | undefined): boolean {
  return one === other || (isParameter(one) && isParameter(other));
}

/** What an operation gets of a list's row: what its address names; undefined where the row has not all of it. */
function sendOf({ path, shapes: [shape] }: Operation, { operation, row, rowKey }: ListPlace): Send | undefined {
  const above = operation.path.split("/");
  const send: Send = {};
  for (const [at, part] of path.split("/").entries()) {
    if (!isParameter(part) || !shape.properties.has(nameIn(part))) continue;
    const name = nameIn(part);
    const source = at < above.length ? nameIn(above[at] ?? "") : at === above.length ? keyFor(name, row, rowKey) : name;
    if (!row.properties.has(source)) return undefined;
    send[name] = source;
  }
  return send;
}

function nameIn(part: string): string {
  return /^\{(.+)\}/.exec(part)?.[1] ?? "";
}

const keys = ["id", "uuid", "slug", "key", "name", "code", "fingerprint", "ip", VALUE];

/** What of a row a parameter of an address is: of the same name, by the end of its name, or what tells rows apart. */
function keyFor(parameter: string, { properties }: Row, rowKey: string): string {
  const end = /[A-Z_-]?([A-Za-z]+)$/.exec(parameter.replaceAll(/([a-z])([A-Z])/g, "$1_$2"))?.[1]?.toLowerCase() ?? "";
  const isOwn = properties.has(parameter) && parameter !== "id";
  const longer = [...properties.keys()].find((name) => name.length > 4 && parameter.endsWith(`_${name}`));
  const named = ["id", "uuid", "slug", "name", "ip", "key"].includes(end) && properties.has(end) ? end : undefined;
  return isOwn ? parameter : (named ?? longer ?? rowKey);
}

function keyOf({ properties }: Row): string {
  const plain = [...properties.values()].filter(
    ({ kind }) => kind !== "object" && kind !== "objects" && kind !== "unknown",
  );
  const known = keys.find((name) => plain.some((property) => property.name === name));
  const like = plain.find(({ name }) => /_(uuid|id)$|(Uuid|Id)$/.test(name));
  const byName = known !== undefined && known !== "id" && known !== "uuid" ? (like?.name ?? known) : known;
  return byName ?? like?.name ?? plain[0]?.name ?? [...properties.keys()][0] ?? VALUE;
}

/** Puts an operation below a list's rows. @returns whether it has its place there */
function putBelow(parent: ListPlace, operation: Operation): boolean {
  const send = sendOf(operation, parent);
  if (!send) return false;
  const typed = requiredOf(operation.shapes[0]).filter(
    (name) => !Object.hasOwn(send, name) && !parent.row.properties.has(name),
  );
  const place = { operation, send };
  if (operation.change || typed.length > 0) parent.calls.push(place);
  else if (operation.answer.kind === "file") parent.files.push(place);
  else if (operation.answer.kind !== "object") return false;
  else if (!parent.detail && operation.path.split("/").length === parent.operation.path.split("/").length + 1)
    parent.detail = place;
  else parent.objects.push(place);
  return true;
}

function subjectsOf(
  roots: readonly ListPlace[],
  rest: readonly Operation[],
  without: Map<string, NoPlace>,
): SubjectPlan[] {
  const subjects: SubjectPlan[] = roots.map((root) => ({
    tag: root.operation.tag ?? "",
    root,
    objects: [],
    calls: [],
    questions: [],
  }));
  for (const operation of rest) {
    const { tag = "", answer, change } = operation;
    const isAsked = requiredOf(operation.shapes[0]).length > 0;
    const answers = answer.kind === "object" || isList(operation);
    if (!change && answer.kind === "file") without.set(operation.id, "file");
    else if (!change && !answers) without.set(operation.id, "answer");
    else if (isList(operation) && isAsked) without.set(operation.id, "asked");
    else {
      const subject = nearest(subjects, operation) ?? newSubject(subjects, tag);
      (change ? subject.calls : isAsked ? subject.questions : subject.objects).push(operation);
    }
  }
  return subjects;
}

/** The file whose list has the most of an operation's address, of those with its tag. */
function nearest(subjects: readonly SubjectPlan[], { tag, path }: Operation): SubjectPlan | undefined {
  const shared = ({ root }: SubjectPlan): number => (root ? sharedParts(root.operation.path, path) : 0);
  const own = subjects.filter((each) => each.tag === (tag ?? ""));
  return own.sort((one, other) => shared(other) - shared(one))[0];
}

/** With how many parts two addresses begin alike. */
export function sharedParts(one: string, other: string): number {
  const [own, parts] = [one.split("/"), other.split("/")];
  const end = own.findIndex((part, at) => part !== parts[at]);
  return end < 0 ? own.length : end;
}

function newSubject(subjects: SubjectPlan[], tag: string): SubjectPlan {
  const subject = { tag, objects: [], calls: [], questions: [] };
  subjects.push(subject);
  return subject;
}
