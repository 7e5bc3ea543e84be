import type { OperationId } from "../../generated/operations";
import { rowFilters } from "../../generated/row-filters";
import { type AnswerError, refuse } from "../errors";
import { keptConditions } from "../lists/kept-filter";
import type { FilteredId } from "../lists/list-filter";
import { type DescribedValue, describedAnswer, describedRequest, rowOf } from "./described-fields";
import { isGiven } from "./withhold";

/** What is asked for, by whom. */
interface Asked {
  operationId: OperationId;
  authCodes: string;
}

/**
 * Refuses a request with a field that the caller holds no code for, or one that asks for rows by such a field of theirs: sorted by
 * it, or narrowed down by it, by a filter of its name, a range of it or a text in the language of filters. The request is valid.
 * @throws AnswerError NO_PERMISSION with the place in the request
 */
export function requireFields(operationId: OperationId, input: object, authCodes: string): void {
  const asked = { operationId, authCodes };
  requireTyped(input, describedRequest(operationId), [], asked);
  for (const { name, at } of fieldsAskedBy(operationId, input)) requireRowField(asked, name, at);
}

/** Refuses a field of an operation's rows that the caller holds no code for. @throws AnswerError NO_PERMISSION */
export function requireRowField(asked: Asked, name: string, at: string): void {
  const field = withheldField(asked, name);
  if (field) throw refusal(field, at);
}

/** Whether the caller is given a field of an operation's rows. */
export function isRowFieldGiven(asked: Asked, name: string): boolean {
  return withheldField(asked, name) === undefined;
}

/** A field of an operation's rows that the caller is not given. */
function withheldField({ operationId, authCodes }: Asked, name: string): DescribedValue | undefined {
  const field = rowOf(describedAnswer(operationId))?.field(name);
  return field && !isGiven(field, authCodes) ? field : undefined;
}

function requireTyped(value: unknown, described: DescribedValue, at: readonly string[], asked: Asked): void {
  const { filterOf } = described;
  if (filterOf !== undefined && typeof value === "string")
    for (const name of namedIn(filterOf, value))
      requireRowField({ ...asked, operationId: filterOf as OperationId }, name, at.join("."));
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const field = Array.isArray(value) ? described.item() : described.field(name);
    if (!field) continue;
    const here = [...at, name];
    if (!isGiven(field, asked.authCodes)) throw refusal(field, here.join("."));
    requireTyped(inner, field, here, asked);
  }
}

/** The fields of its rows that a list's request asks by, each with its place in the request. */
function fieldsAskedBy(operationId: OperationId, input: object): { name: string; at: string }[] {
  const { ranges } = describedRequest(operationId);
  const ofPair = new Map([...ranges].flatMap(([name, ends]) => ends.map((end) => [end, name] as const)));
  return Object.entries(input).flatMap(([at, value]: [string, unknown]) => {
    if (at === "sortField" && typeof value === "string") return { name: value, at };
    if (at === "filter" && typeof value === "string") return namedIn(operationId, value).map((name) => ({ name, at }));
    return { name: ofPair.get(at) ?? at, at };
  });
}

/** The properties that a filter in the language of filters names; none where it cannot be read. */
function namedIn(operationId: string, text: string): string[] {
  if (!isFiltered(operationId)) return [];
  return keptConditions(operationId, text).map(({ property }) => property);
}

function isFiltered(operationId: string): operationId is FilteredId {
  return Object.hasOwn(rowFilters, operationId);
}

function refusal({ permission }: DescribedValue, at: string): AnswerError {
  return refuse("NO_PERMISSION", { code: permission.map((anyOf) => anyOf.join(" / ")).join(", ") }, at);
}
