import "./filters.css";
import type { Filter } from "../model/resolved-list";
import { BooleanFilter } from "./boolean/filter";
import { ChoiceFilter } from "./choice/filter";
import type { FilterInput } from "./contract";
import { MonthFilter } from "./month/filter";
import { MultiChoiceFilter } from "./multi-choice/filter";
import { RangeFilter } from "./range/filter";
import { SegmentedFilter } from "./segmented/filter";
import { TextFilter } from "./text/filter";

/** How each kind of filter is drawn. */
export const filters: Record<Filter["kind"], FilterInput> = {
  text: TextFilter,
  choice: ChoiceFilter,
  multiChoice: MultiChoiceFilter,
  segmented: SegmentedFilter,
  boolean: BooleanFilter,
  dateRange: RangeFilter,
  dateTimeRange: RangeFilter,
  month: MonthFilter,
  monthRange: RangeFilter,
  numberRange: RangeFilter,
  moneyRange: RangeFilter,
};
