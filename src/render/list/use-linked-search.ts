import { useContext, useState } from "react";
import { ListSearchContext } from "../shared/screen-context";

/**
 * The query that the links of a list's rows keep: the page's, but while newer rows are on their way still the one of those that are shown. Links
 * that changed with the address would be drawn twice, the first time just when the rows come.
 */
export function useLinkedSearch(refreshing: boolean): string {
  const search = useContext(ListSearchContext);
  const [linked, setLinked] = useState(search);
  if (refreshing || linked === search) return linked;
  setLinked(search);
  return search;
}
