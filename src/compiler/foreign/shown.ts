import type { Send } from "../../model/config/screen";
import type { Operation, RequestShape, Row } from "../api/operation";
import type { Property } from "../api/property";

/** Kinds of properties that hold other values. */
export const nested = ["objects", "object", "unknown"];

/** What is shown of a row: not the parents that it was completed with, which stand around it. */
export function ownOf({ wire }: Operation, names: string[]): string[] {
  const own = names.filter((name) => !wire?.answer?.completed?.includes(name));
  return own.length > 0 ? own : names;
}

/** What is to be typed of a request. */
export function typedIn(shape: RequestShape, send: Send): string[] {
  return [...shape.properties.values()]
    .filter(({ name, schema }) => !Object.hasOwn(send, name) && schema.readOnly !== true)
    .map(({ name }) => name);
}

/** Of what is sent, what is not sent by itself, because it has the same name. */
export function ownSend({ shapes: [shape] }: Operation, send: Send): Send {
  return Object.fromEntries(Object.entries(send).filter(([name]) => shape.properties.has(name)));
}

/** Whether a list can be filtered by a property of its request. */
export function isFilter({ properties }: RequestShape, name: string): boolean {
  const property = properties.get(name);
  return (
    property !== undefined &&
    ["text", "enum", "enums", "boolean", "number", "date", "dateTime", "id"].includes(property.kind)
  );
}

/** What of a row is shown in columns: what it is called by first, then what tells it apart. */
export function columnsOf({ properties }: Row, rowKey: string): string[] {
  const plain = [...properties.values()].filter(
    ({ kind, schema }) => !nested.includes(kind) && schema.writeOnly !== true,
  );
  const rank = ({ name }: Property): number => {
    if (/^(name|title|display_?name|label)$/i.test(name)) return 0;
    if (name === rowKey) return 1;
    return /^(status|state|type|kind)$/i.test(name) ? 2 : 3;
  };
  return plain.toSorted((one, other) => rank(one) - rank(other)).map(({ name }) => name);
}

/** What of a row holds other values, which stand in details. */
export function nestedOf({ properties }: Row): string[] {
  return [...properties.values()]
    .filter(({ kind, schema }) => nested.includes(kind) && schema.writeOnly !== true)
    .map(({ name }) => name);
}
