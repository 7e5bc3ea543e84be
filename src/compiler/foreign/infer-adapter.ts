import type { ApiAdapter, Authentication, Paging } from "../../model/config/api-adapter";
import {
  dereferenced,
  flatten,
  type JsonSchema,
  type OpenApiDocument,
  type ParameterObject,
  type SecurityScheme,
} from "../api/json-schema";
import { jsonContent } from "../api/media";
import { type PlacedObject, placedObjects } from "../api/placed";
import { schemaAt } from "../api/paging";

/** How an API seems to talk, by what its description has: schemes of security, names of parameters, and what answers hold. */
export function inferAdapter(document: OpenApiDocument, base: string): ApiAdapter {
  const placed = placedObjects(document, true);
  const sorting = sortingOf(document, placed);
  return {
    base,
    authentication: authenticationOf(document),
    changes: "method",
    envelope: { unwrap: true },
    errors: { message: ["message", "error.message", "error_description", "detail", "title", "error"], signedOut: 401 },
    paging: pagingWays(document, placed),
    ...(sorting && { sorting }),
    formats: { "date-time": "rfc3339" },
  };
}

/** The scheme that the document asks for, or else the first that it has. */
function authenticationOf(document: OpenApiDocument): Authentication {
  const schemes = document.components?.securitySchemes ?? {};
  const wanted = (document.security ?? []).flatMap((one) => Object.keys(one));
  const names = [...new Set([...wanted, ...Object.keys(schemes)])];
  const found = names.flatMap((name) => {
    const scheme = dereferenced(document, schemes[name] as SecurityScheme & { $ref?: string });
    return (scheme && asAuthentication(scheme)) ?? [];
  });
  return found[0] ?? { kind: "none" };
}

function asAuthentication({ type, scheme = "", in: place, name }: SecurityScheme): Authentication | undefined {
  if (type === "apiKey" && name !== undefined && (place === "header" || place === "query"))
    return { kind: "apiKey", in: place, name };
  const isBearer =
    (type === "http" && scheme.toLowerCase() === "bearer") || type === "oauth2" || type === "openIdConnect";
  return isBearer ? { kind: "bearer" } : undefined;
}

/** What pages are asked for by, in the words that APIs have for it; the first pair that an operation takes. */
const words = {
  page: ["page", "page_number", "pageNumber", "page_num", "pageNum", "pageNo", "p"],
  size: [
    "per_page",
    "page_size",
    "pageSize",
    "perPage",
    "limit",
    "size",
    "count",
    "max_results",
    "maxResults",
    "rows",
    "page_limit",
  ],
  offset: ["offset", "skip", "start_index", "startIndex", "from"],
  cursor: [
    "cursor",
    "page_token",
    "pageToken",
    "next_token",
    "nextToken",
    "continuation_token",
    "after",
    "starting_after",
    "marker",
    "next_cursor",
    "bookmark",
  ],
} as const;

const totals = [
  "meta.total",
  "total",
  "total_count",
  "totalCount",
  "count",
  "pagination.total",
  "page.total_elements",
  "page.totalElements",
  "totalElements",
  "meta.total_count",
  "meta.pagination.total",
  "paging.total",
];
const nexts = [
  "next_cursor",
  "nextCursor",
  "next_page_token",
  "nextPageToken",
  "next_token",
  "nextToken",
  "meta.next_cursor",
  "pagination.next_cursor",
  "paging.next",
  "links.next",
  "links.pages.next",
  "meta.next",
  "next",
  "cursor",
  "continuation_token",
];

function pagingWays(document: OpenApiDocument, placed: readonly PlacedObject[]): Paging[] {
  const found = placed.flatMap(({ method, object }) => {
    if (method !== "get") return [];
    const names = new Set(parametersOf(document, object.parameters).map(({ name }) => name ?? ""));
    const answer = answerOf(document, object.responses);
    const way = wayOf(
      names,
      (places) => places.find((place) => schemaAt(answer, place, flattened(document))),
      hasLink(document, object.responses),
    );
    return way ? [way] : [];
  });
  const counted = new Map<string, { way: Paging; count: number }>();
  for (const way of found) {
    const key = JSON.stringify(way);
    counted.set(key, { way, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const known = [...counted.values()].sort((one, other) => other.count - one.count).map(({ way }) => way);
  // The same parameters are read in the way that most answers have.
  return known.filter((way, index) => known.findIndex((other) => asked(other) === asked(way)) === index);
}

function asked(way: Paging): string {
  const first = way.kind === "page" ? way.page : way.kind === "offset" ? way.offset : way.cursor;
  return `${first} ${way.size}`;
}

function wayOf(
  names: ReadonlySet<string>,
  told: (places: readonly string[]) => string | undefined,
  linked: boolean,
): Paging | undefined {
  const named = (kind: keyof typeof words): string | undefined => words[kind].find((word) => names.has(word));
  const [page, offset, cursor, size] = [named("page"), named("offset"), named("cursor"), named("size")];
  if (size === undefined) return undefined;
  const total = told(totals);
  const all = total === undefined ? {} : { total };
  const next = told(nexts);
  if (cursor !== undefined && next !== undefined) return { kind: "cursor", cursor, size, next };
  if (cursor !== undefined && linked) return { kind: "link", cursor, size };
  if (page !== undefined)
    return linked && total === undefined ? { kind: "link", cursor: page, size } : { kind: "page", page, size, ...all };
  return offset === undefined ? undefined : { kind: "offset", offset, size, ...all };
}

const fields = ["sort_by", "sortBy", "order_by", "orderBy", "sort", "sort_field", "ordering"];
const orders = ["sort_direction", "sort_order", "sortOrder", "order", "direction", "sortDirection", "sort_dir"];

/** How most lists are ordered that can be. */
function sortingOf(document: OpenApiDocument, placed: readonly PlacedObject[]): ApiAdapter["sorting"] {
  for (const { method, object } of placed) {
    const parameters = method === "get" ? parametersOf(document, object.parameters) : [];
    const valuesOf = (name: string): string[] =>
      parameters
        .filter((each) => each.name === name)
        .flatMap(({ schema }) => flatten(document, schema).schema.enum?.map(String) ?? []);
    const field = fields.find((name) => valuesOf(name).length > 0);
    if (field === undefined) continue;
    const order = orders.find((name) => name !== field && valuesOf(name).length === 2);
    if (order === undefined) return { field };
    const [descending = "desc"] = valuesOf(order).filter((value) => /^desc/i.test(value));
    const [ascending = "asc"] = valuesOf(order).filter((value) => /^asc/i.test(value));
    return { field, order, ascending, descending };
  }
  return undefined;
}

function parametersOf(document: OpenApiDocument, parameters: readonly ParameterObject[] = []): ParameterObject[] {
  return parameters
    .flatMap((parameter) => dereferenced(document, parameter) ?? [])
    .filter((each) => each.in === "query");
}

function answerOf(document: OpenApiDocument, responses: PlacedObject["object"]["responses"] = {}): JsonSchema {
  const status = Object.keys(responses).find((each) => each.startsWith("2")) ?? "default";
  return flatten(document, jsonContent(dereferenced(document, responses[status])?.content)).schema;
}

/** Whether an answer has a Link header (RFC 8288). */
function hasLink(document: OpenApiDocument, responses: PlacedObject["object"]["responses"] = {}): boolean {
  return Object.values(responses).some((response) => {
    const { headers = {} } = dereferenced(document, response) ?? {};
    return Object.keys(headers).some((name) => name.toLowerCase() === "link");
  });
}

function flattened(document: OpenApiDocument): (schema: JsonSchema) => JsonSchema {
  return (schema) => flatten(document, schema).schema;
}
