import type { ReactElement } from "react";
import { Aside } from "../../../state/aside";
import { useWords } from "../../../state/language";
import { later } from "../../../state/later";
import { Icon } from "../../../widgets/shared/icon";
import { Popover } from "../../../widgets/shared/popover";
import type { Columns } from "./use-columns";

const ColumnPanel = later(
  () => import("./column-panel"),
  (module) => module.ColumnPanel,
);

/** The button below which a list's columns are chosen; what unfolds comes with a chunk of its own. */
export function ColumnsButton({ columns: { layout, change } }: { columns: Columns }): ReactElement {
  const { t } = useWords();
  const button = (
    <>
      <Icon name="columns" />
      {t("columns.title")}
    </>
  );
  return (
    <Popover className="bp6-button bp6-minimal list-tool" button={button}>
      {(close) => (
        <Aside onFailed={close}>
          <ColumnPanel
            layout={layout}
            onChange={change}
            meanwhile={<p className="popover-note">{t("list.loading")}</p>}
          />
        </Aside>
      )}
    </Popover>
  );
}
