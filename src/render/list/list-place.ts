import { createContext, useContext } from "react";
import { useSearchParams } from "react-router-dom";

/** Where a list keeps its filters, order and page, and how it changes them. */
export type ListPlace = readonly [
  search: URLSearchParams,
  change: (search: URLSearchParams, options?: { replace?: boolean }) => void,
];

/** Set around a list that is part of something else: its state must not be the page's. */
export const ListPlaceContext = createContext<ListPlace | undefined>(undefined);

/** The state of the list as an address's query: the page's own, unless the list is part of something else. */
export function useListPlace(): ListPlace {
  const page = useSearchParams();
  return useContext(ListPlaceContext) ?? page;
}

/** Whether the list is part of something else, which has the heading and the room. */
export function useIsPart(): boolean {
  return useContext(ListPlaceContext) !== undefined;
}
