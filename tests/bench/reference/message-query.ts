import type { Input } from "../../../src/generated/operations";

type ListInput = NonNullable<Input<"listMessages">>;

/** Rows of a page. */
export const PAGE_SIZE = 20;

/** The page of the address, from 1. */
export function pageOf(search: URLSearchParams): number {
  return Number(search.get("page") ?? 1);
}

/** Which way the list is sorted by time. */
export function sortOf(search: URLSearchParams): "ascending" | "descending" {
  return search.get("sort") === "ascending" ? "ascending" : "descending";
}

/** What the call is asked for. */
export function inputOf(search: URLSearchParams): ListInput {
  const [keyword, type, readFlag, from, to] = ["keyword", "type", "readFlag", "from", "to"].map((name) => search.get(name));
  return {
    pageNum: pageOf(search),
    pageSize: PAGE_SIZE,
    sortField: "createTime",
    sortOrder: sortOf(search),
    ...(keyword && { keyword }),
    ...(type && { type: [type] as NonNullable<ListInput["type"]> }),
    ...(readFlag && { readFlag: Number(readFlag) as NonNullable<ListInput["readFlag"]> }),
    ...(from && { startTime: `${from} 00:00:00` }),
    ...(to && { endTime: `${to} 23:59:59` }),
  };
}
