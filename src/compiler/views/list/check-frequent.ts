import { at, type Visit } from "../../checks/check";
import type { ListInfo } from "./info";

/** What stands beside the line of filters is a filter of the list, and is not shown by its counts already. */
export const checkFrequent: Visit<ListInfo> = ({ subject, view, path }, report) => {
  const { frequentFilters = [], filters = [], counts } = view;
  for (const [index, name] of frequentFilters.entries()) {
    const place = at(subject, [...path, "frequentFilters", index]);
    const offered = filters.filter((filter) => filter !== counts);
    if (!offered.includes(name)) report(place, "CFG_FREQUENT_NO_FILTER", { name }, offered);
  }
};
