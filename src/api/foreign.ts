/*
 * What calls need of an API that does not talk as the console does: apart, so that a console of our own API never loads it.
 */
import { apiMoment, instantOf } from "../domain/time-zone";
import type { ApiAdapter, Paging } from "../model/config/api-adapter";
import type { WireAnswer, WiredOperation, WireRequest } from "../model/wire";
import type { Language } from "../model/words";
import { type Envelope, valueAt } from "./envelope";

type Values = Record<string, unknown>;

/** What a call is made with, as openapi-fetch takes it. */
export interface ForeignRequest {
  params: { path: Values; query: Values };
  body?: unknown;
  bodySerializer?: (body: unknown) => string;
  headers: Record<string, string>;
}

/** A call, and who makes it. */
export interface ForeignCall {
  operation: Pick<WiredOperation, "method" | "wire">;
  /** Request properties by the console's names. */
  input: Values;
  adapter: ApiAdapter;
  token: string;
  language: Language;
}

/** Writes a call as the API takes it: what is in the path, the query, headers and the body, the page, the order, and who calls. */
export function foreignRequest({ operation, input, adapter, token, language }: ForeignCall): ForeignRequest {
  const { request = {}, paging } = operation.wire ?? {};
  const asked = written(ordered(paging ? paged(input, paging) : input, adapter), request);
  const [path, header] = [picked(asked, request.path), picked(asked, request.header)];
  const elsewhere = new Set(
    [...(request.path ?? []), ...(request.header ?? [])].filter((name) => !request.both?.includes(name)),
  );
  const others = Object.fromEntries(Object.entries(asked).filter(([name]) => !elsewhere.has(name)));
  const isRead = operation.method === "get";
  const query = isRead ? others : picked(asked, request.query);
  const inQuery = new Set((request.query ?? []).filter((name) => !request.both?.includes(name)));
  const body = Object.fromEntries(Object.entries(others).filter(([name]) => !inQuery.has(name)));
  const key = keyOf(adapter, token);
  const texts = Object.entries(header).map(([name, value]) => [name, textOf(value)] as const);
  return {
    params: { path, query: { ...query, ...key.query } },
    ...(isRead ? {} : bodyOf(body, request)),
    headers: { "Accept-Language": language, ...key.headers, ...formType(request), ...Object.fromEntries(texts) },
  };
}

/**
 * Reads the data of an answer as the console has it: rows as `{ list, total, … }` or a list, with the parents they are of; moments in the
 * console's time.
 */
export function foreignData(
  { operation, input }: Pick<ForeignCall, "operation" | "input">,
  { data, whole }: Pick<Envelope, "data" | "whole">,
  headers: Headers,
): unknown {
  const { answer = {}, paging } = operation.wire ?? {};
  const found = valueAt(data, answer.at);
  if (!answer.rows) return found === undefined || found === null ? found : rowOf(found, answer, input);
  const rows = Array.isArray(found) ? found.map((row: unknown) => rowOf(row, answer, input)) : [];
  return paging ? pageOf(rows, paging, { input, whole, headers }) : rows;
}

/** The page as the API takes it. */
function paged({ pageNum, pageSize, cursor, ...others }: Values, paging: Paging): Values {
  const size = pageSize === undefined ? {} : { [paging.size]: pageSize };
  const page = Number(pageNum ?? 1) - 1;
  if (paging.kind === "page") return { ...others, ...size, [paging.page]: page + (paging.first ?? 1) };
  if (paging.kind === "offset") return { ...others, ...size, [paging.offset]: page * Number(pageSize ?? 0) };
  return { ...others, ...size, ...(cursor !== undefined && { [paging.cursor]: cursor }) };
}

/** The order as the API takes it. */
function ordered({ sortField, sortOrder, ...others }: Values, { sorting }: ApiAdapter): Values {
  if (sortField === undefined || !sorting) return others;
  const { field, order, ascending = "ascending", descending = "descending" } = sorting;
  const isDescending = sortOrder === "descending";
  if (order === undefined) return { ...others, [field]: `${isDescending ? "-" : ""}${textOf(sortField)}` };
  return { ...others, [field]: sortField, [order]: isDescending ? descending : ascending };
}

/** Values as the API writes them. */
function written(input: Values, { json = [], moments = [], joined = {} }: WireRequest): Values {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (json.includes(name) && typeof value === "string") return [name, JSON.parse(value) as unknown];
      if (moments.includes(name) && typeof value === "string") return [name, withZone(value)];
      const by = joined[name];
      return [name, by !== undefined && Array.isArray(value) ? value.join(by) : value];
    }),
  );
}

function withZone(moment: string): string {
  const instant = instantOf(moment);
  return Number.isNaN(instant) ? moment : new Date(instant).toISOString();
}

function picked(values: Values, names: readonly string[] = []): Values {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

function bodyOf(body: Values, { body: form }: WireRequest): Pick<ForeignRequest, "body" | "bodySerializer"> {
  if (typeof form === "object") return { body: body[form.whole] };
  if (form === "form") return { body, bodySerializer: (values) => formText(values as Values) };
  return Object.keys(body).length > 0 ? { body } : {};
}

function formText(values: Values): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, textOf(one)]));
  return new URLSearchParams(pairs).toString();
}

function formType({ body }: WireRequest): Record<string, string> {
  return body === "form" ? { "Content-Type": "application/x-www-form-urlencoded" } : {};
}

function keyOf(
  { authentication }: ApiAdapter,
  token: string,
): { headers?: Record<string, string>; query?: Record<string, string> } {
  if (authentication.kind === "bearer") return { headers: { Authorization: `Bearer ${token}` } };
  if (authentication.kind !== "apiKey") return {};
  const key = { [authentication.name]: token };
  return authentication.in === "header" ? { headers: key } : { query: key };
}

/** A row with what the console adds to it. */
function rowOf(row: unknown, { value, completed = [], moments = [] }: WireAnswer, input: Values): unknown {
  if (value !== undefined) return { [value]: row };
  if (typeof row !== "object" || row === null) return row;
  const own = row as Values;
  const told = moments.flatMap((name) => {
    const moment = own[name];
    const instant = typeof moment === "string" ? Date.parse(moment) : NaN;
    return Number.isNaN(instant) ? [] : [[name, apiMoment(instant)]];
  });
  return { ...picked(input, completed), ...own, ...Object.fromEntries(told) };
}

/** A page as the console has it. Where nobody says how many rows there are, a full page has another behind it. */
function pageOf(
  list: unknown[],
  paging: Paging,
  { input, whole, headers }: { input: Values; whole: unknown; headers: Headers },
): Values {
  if (paging.kind === "cursor" || paging.kind === "link") {
    const next =
      paging.kind === "cursor" ? cursorIn(valueAt(whole, paging.next), paging.cursor) : linked(headers, paging.cursor);
    return { list, total: list.length, ...(next !== undefined && { nextCursor: next }) };
  }
  const total = paging.total === undefined ? undefined : valueAt(whole, paging.total);
  if (typeof total === "number") return { list, total };
  const before = (Number(input.pageNum ?? 1) - 1) * Number(input.pageSize ?? list.length);
  return { list, total: before + list.length, totalCapped: true };
}

/** A place by itself, or out of the address that has it among its parameters. */
function cursorIn(value: unknown, name: string): string | undefined {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string" || value === "") return undefined;
  const query = value.includes("?") ? new URLSearchParams(value.slice(value.indexOf("?"))) : undefined;
  return query ? (query.get(name) ?? undefined) : value;
}

/** The place that the next address of a Link header has (RFC 8288). */
function linked(headers: Headers, name: string): string | undefined {
  const address = /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(headers.get("link") ?? "")?.[1];
  return address === undefined ? undefined : cursorIn(address, name);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
