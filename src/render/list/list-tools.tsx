import type { ReactElement } from "react";
import { ColumnsButton } from "./columns/columns-button";
import type { Columns } from "./columns/use-columns";
import type { Views } from "./views/use-views";
import { ViewsButton } from "./views/views-button";
import "./list-tools.css";

/** What a reader makes of a list for themselves: its saved views and its columns. */
export function ListTools({ views, columns }: { views: Views; columns: Columns }): ReactElement {
  return (
    <div className="list-tools">
      <ViewsButton views={views} />
      <ColumnsButton columns={columns} />
    </div>
  );
}
