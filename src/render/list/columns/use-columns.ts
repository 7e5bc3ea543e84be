import { useCallback, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { ListView } from "../../../model/resolved-list";
import { useInside } from "../../../state/inside";
import { useSetting } from "../../../state/use-setting";
import { columnsIn, withColumns } from "./address";
import { type ColumnChange, type ColumnLayout, changeOrder, changePreference, layColumns, shownView } from "./layout";
import { readPreference } from "./preference";

/** A list's columns as its reader wants them. */
export interface Columns {
  layout: ColumnLayout;
  /** The view with the columns that are shown. */
  shown: ListView;
  change(change: ColumnChange): void;
}

/**
 * The columns of a list. Which ones, and in which order, the address may say (a saved view, a shared link) and is then what
 * changes; otherwise, and everything else, is the reader's own setting.
 *
 * @param list the list's name: subject and view.
 * @param ready the first rows are there; only then is the server asked, so that nothing delays them.
 */
export function useColumns(view: ListView, list: string, ready: boolean): Columns {
  const { userSettings } = useInside();
  const [search, setSearch] = useSearchParams();
  const key = `columns.${list}`;
  const saved = useSetting(key);
  const named = search.get("columns");
  useEffect(() => {
    if (ready) void userSettings.load(key);
  }, [ready, userSettings, key]);

  const preference = useMemo(() => readPreference(saved), [saved]);
  const layout = useMemo(() => layColumns(view, preference, columnsIn(named)), [view, preference, named]);
  const shown = useMemo(() => shownView(view, layout), [view, layout]);
  const change = useCallback(
    (step: ColumnChange) => {
      if (named !== null && (step.type === "show" || step.type === "move")) {
        setSearch((before) => withColumns(before, changeOrder(layout.columns, step)), { replace: true });
        return;
      }
      const next = changePreference(preference, step, layout);
      userSettings.save(key, Object.keys(next).length > 0 ? next : undefined);
      if (step.type === "reset" && named !== null)
        setSearch((before) => withColumns(before, undefined), { replace: true });
    },
    [named, layout, preference, userSettings, key, setSearch],
  );
  return useMemo(() => ({ layout, shown, change }), [layout, shown, change]);
}
