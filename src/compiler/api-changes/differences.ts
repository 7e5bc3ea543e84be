import { sameJson } from "../../domain/same-json";
import type { Description } from "../api/description";
import type { Operation, RequestShape } from "../api/operation";
import type { Property } from "../api/property";
import { operationChanges, type OperationChange } from "./operation";
import { propertyChanges, type PropertyChange } from "./property";
import { renamedOperations, renamedProperties } from "./renames";

/** What became of a property of a request or of an answer. */
export interface PropertyDifference {
  /** Whether a call sends it or gets it. */
  side: "sent" | "answered";
  /** The request or row it is of. */
  owner: string;
  /** Its name; of a property of an object in it with dots. */
  path: string;
  /** Absent where it is new. */
  was?: Property;
  /** Absent where it is gone. */
  is?: Property;
  /** The name under which it is there now, as far as can be guessed. */
  renamedTo?: string;
  /** What is not the same about one that is still there. */
  changes: readonly PropertyChange[];
}

/** What became of an operation. */
export interface OperationDifference {
  id: string;
  /** Absent where it is new. */
  was?: Operation;
  /** Absent where it is gone. */
  is?: Operation;
  /** The name under which it is there now, as far as can be guessed. */
  renamedTo?: string;
  changes: readonly OperationChange[];
  properties: readonly PropertyDifference[];
}

/** What differs between two descriptions of the API, operation by operation; those that are the same are left out. */
export function apiDifferences(before: Description, after: Description): OperationDifference[] {
  if (before === after) return [];
  const renames = renamedOperations(onlyIn(before, after), onlyIn(after, before));
  const taken = new Set(renames.values());
  const ids = [...new Set([...after.operationIds, ...before.operationIds])];
  return ids.flatMap((id) => {
    const renamedTo = renames.get(id);
    const [was, is] = [before.operation(id), after.operation(renamedTo ?? id)];
    if (sameJson(was, is) || (!was && taken.has(id))) return [];
    const both = was && is ? { changes: operationChanges(was, is), properties: inProperties(was, is) } : none;
    return [{ id, ...(was && { was }), ...(is && { is }), ...(renamedTo !== undefined && { renamedTo }), ...both }];
  });
}

const none = { changes: [], properties: [] };

function onlyIn(one: Description, other: Description): Map<string, Operation> {
  const ids = one.operationIds.filter((id) => !other.operation(id));
  return new Map(ids.map((id) => [id, one.operation(id) as Operation]));
}

type Properties = ReadonlyMap<string, Property>;

/** Which request or row of an operation some properties are of. */
type Owner = Pick<PropertyDifference, "side" | "owner">;

function inProperties(was: Operation, is: Operation): PropertyDifference[] {
  const sent = was.shapes.flatMap((shape, index) => {
    const now = shapeNow(shape, index, was, is);
    return between({ side: "sent", owner: shape.name }, shape.properties, now?.properties ?? new Map());
  });
  const [before, after] = [answeredRows(was), answeredRows(is)];
  const answered = [...before].flatMap(([name, row]) =>
    between({ side: "answered", owner: row.name }, row.properties, after.get(name)?.properties ?? new Map()),
  );
  return [...sent, ...answered];
}

/** The shape of the same name, or else of the same place where there are as many. */
function shapeNow(shape: RequestShape, index: number, was: Operation, is: Operation): RequestShape | undefined {
  const named = is.shapes.find(({ name }) => name === shape.name);
  return named ?? (was.shapes.length === is.shapes.length ? is.shapes[index] : undefined);
}

function answeredRows({ answer }: Operation): Map<string, { name: string; properties: Properties }> {
  const found = new Map<string, { name: string; properties: Properties }>();
  if ("row" in answer) found.set("row", answer.row);
  if (answer.kind !== "page") return found;
  if (answer.totals) found.set("totals", answer.totals);
  if (answer.counts) found.set("counts", answer.counts);
  return found;
}

function between(owner: Owner, was: Properties, is: Properties, prefix = ""): PropertyDifference[] {
  const without = (one: Properties, other: Properties): Properties =>
    new Map([...one].filter(([name]) => !other.has(name)));
  const [gone, added] = [without(was, is), without(is, was)];
  const renames = renamedProperties(gone, added);
  const renamed = new Set(renames.values());
  const kept = [...was].flatMap(([name, property]) => {
    const renamedTo = renames.get(name);
    return became({ ...owner, path: `${prefix}${name}` }, property, is.get(renamedTo ?? name), renamedTo);
  });
  const fresh = [...added].flatMap(([name, property]): PropertyDifference[] =>
    renamed.has(name) ? [] : [{ ...owner, path: `${prefix}${name}`, is: property, changes: [] }],
  );
  return [...kept, ...fresh];
}

function became(
  place: Owner & Pick<PropertyDifference, "path">,
  was: Property,
  is: Property | undefined,
  renamedTo: string | undefined,
): PropertyDifference[] {
  if (!is) return [{ ...place, was, changes: [] }];
  const changes = propertyChanges(was, is);
  const own: PropertyDifference = { ...place, was, is, changes, ...(renamedTo === undefined ? {} : { renamedTo }) };
  const isSame = changes.length === 0 && renamedTo === undefined;
  return [
    ...(isSame ? [] : [own]),
    ...between({ side: place.side, owner: place.owner }, fieldsOf(was), fieldsOf(is), `${place.path}.`),
  ];
}

function fieldsOf({ fields }: Property): Properties {
  return fields ?? new Map<string, Property>();
}
