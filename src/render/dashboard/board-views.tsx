import { type ReactElement, useMemo } from "react";
import { useViews } from "../list/views/use-views";
import { ViewsButton } from "../list/views/views-button";
import { useScreen } from "../shared/screen-context";
import { useBoard } from "./board-context";
import { boardSetting, scopeSearch } from "./board-scope";

const noColumns: readonly string[] = [];

/** What a reader has saved of a board: its filters under a name. @param name of the board: subject and view */
export function BoardViews({ name }: { name: string }): ReactElement {
  const { filters, values } = useBoard();
  const { enums } = useScreen();
  const setting = useMemo(() => boardSetting(filters, enums), [filters, enums]);
  const views = useViews(name, setting, scopeSearch(filters, values).toString(), noColumns, true);
  return <ViewsButton views={views} />;
}
