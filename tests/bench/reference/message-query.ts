import type { Input } from "../../../src/generated/operations";

type ListInput = NonNullable<Input<"listMessages">>;

/** The columns that the list can be sorted by. */
export type SortField = NonNullable<ListInput["sortField"]>;

/** How many rows a page can hold. The server gives 200 at most; more is for measuring, answered in the browser. */
export const PAGE_SIZES = [20, 50, 100, 200, 1000];

/** What the address says of the list. */
export interface MessageQuery {
  /** From 1. */
  page: number;
  size: number;
  sort: { field: SortField; order: "ascending" | "descending" };
}

/** Reads page, rows per page and order from the address. */
export function readQuery(search: URLSearchParams): MessageQuery {
  const size = Number(search.get("size"));
  const [field = "", order] = (search.get("sort") ?? "").split(".");
  return {
    page: Number(search.get("page") ?? 1) || 1,
    size: PAGE_SIZES.includes(size) ? size : 20,
    sort:
      isSortField(field) && order === "ascending"
        ? { field, order }
        : { field: isSortField(field) ? field : "createTime", order: "descending" },
  };
}

/** What the call is asked for. */
export function inputOf(search: URLSearchParams): ListInput {
  const { page, size, sort } = readQuery(search);
  const [keyword, readFlag, from, to] = ["keyword", "readFlag", "from", "to"].map((name) => search.get(name));
  const types = search.getAll("type");
  return {
    pageNum: page,
    pageSize: size,
    sortField: sort.field,
    sortOrder: sort.order,
    ...(keyword && { keyword }),
    ...(types.length > 0 && { type: types as NonNullable<ListInput["type"]> }),
    ...(readFlag && { readFlag: Number(readFlag) as NonNullable<ListInput["readFlag"]> }),
    ...(from && { startTime: `${from} 00:00:00` }),
    ...(to && { endTime: `${to} 23:59:59` }),
  };
}

function isSortField(text: string): text is SortField {
  return ["type", "readFlag", "createTime"].includes(text);
}
