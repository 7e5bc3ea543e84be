import type { Input } from "../../../src/generated/operations";

type ListInput = NonNullable<Input<"listHosts">>;

/** The columns that the list can be sorted by. */
export type HostSortField = NonNullable<ListInput["sortField"]>;

/** How many rows a page can hold. */
export const HOST_PAGE_SIZES = [20, 50, 100, 200];

/** What the address says of the list. */
export interface HostQuery {
  /** From 1. */
  page: number;
  size: number;
  sort: { field: HostSortField; order: "ascending" | "descending" };
}

/** Filters of one value, by their names in the address. */
const filters = [
  "keyword",
  "cloudCode",
  "cloudAccountId",
  "status",
  "payMode",
  "osType",
  "tagKey",
  "minCpu",
  "minMemory",
] as const;
const lists: readonly string[] = ["cloudCode", "status"];
const numbers: readonly string[] = ["cloudAccountId", "minCpu", "minMemory"];

/** Reads page, rows per page and order from the address. */
export function readHostQuery(search: URLSearchParams): HostQuery {
  const size = Number(search.get("size"));
  const [field = "createTime", order] = (search.get("sort") ?? "").split(".");
  return {
    page: Number(search.get("page") ?? 1) || 1,
    size: HOST_PAGE_SIZES.includes(size) ? size : 20,
    sort: {
      field: (field || "createTime") as HostSortField,
      order: order === "ascending" ? "ascending" : "descending",
    },
  };
}

/** What the call is asked for. */
export function hostInputOf(search: URLSearchParams): ListInput {
  const { page, size, sort } = readHostQuery(search);
  const asked = filters.flatMap((name) => {
    const value = search.get(name);
    if (!value) return [];
    return [[name, lists.includes(name) ? [value] : numbers.includes(name) ? Number(value) : value] as const];
  });
  return {
    pageNum: page,
    pageSize: size,
    sortField: sort.field,
    sortOrder: sort.order,
    ...(Object.fromEntries(asked) as Partial<ListInput>),
  };
}
