import { useMemo } from "react";
import type { ListView } from "../../../model/resolved-list";
import { useConsole } from "../../../state/console";
import { useScreen } from "../../shared/screen-context";
import type { ListQuery } from "../list-query";
import { listSetting, shownSearch } from "./list-setting";
import { useViews, type Views } from "./use-views";

/**
 * The saved views of a list; asked for only when the first rows are there.
 *
 * @param columns names of the columns that are shown, in order.
 */
export function useListViews(
  view: ListView,
  list: string,
  query: ListQuery,
  columns: readonly string[],
  ready: boolean,
): Views {
  const { pageSizes } = useConsole().manifest.settings;
  const { enums } = useScreen();
  const setting = useMemo(() => listSetting(view, enums, pageSizes), [view, enums, pageSizes]);
  return useViews(list, setting, shownSearch(query, view, pageSizes).toString(), columns, ready);
}
