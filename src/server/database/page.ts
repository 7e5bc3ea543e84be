/** The part of a list's request that says which page. */
export interface PageRequest {
  pageNum?: number;
  pageSize?: number;
}

/** A page as asked for, with the description's defaults: first page, 20 rows. */
export interface Page {
  pageNum: number;
  pageSize: number;
  limit: number;
  offset: number;
}

/** Reads the page from a list's request. */
export function pageOf({ pageNum = 1, pageSize = 20 }: PageRequest): Page {
  return { pageNum, pageSize, limit: pageSize, offset: (pageNum - 1) * pageSize };
}
