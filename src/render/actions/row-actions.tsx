import { memo, type ReactElement } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { Icon } from "../../widgets/shared/icon";
import { Popover } from "../../widgets/shared/popover";
import { useScreen } from "../shared/screen-context";
import { ActionButton } from "./action-button";

/** So many actions stand in a row; of more, one fewer, and the rest unfolds. */
const IN_ROW = 3;
/** The same where room is scarce. */
const IN_TIGHT_ROW = 2;

/** The actions of one row. */
export interface RowActionsProps {
  actions: readonly ResolvedAction[];
  row: Row;
  /** What the row is called, to tell its buttons from those of other rows. */
  rowName: string;
  /** Room is scarce: fewer of them stand in the row. */
  tight?: boolean;
  onDone?: () => void;
}

/** The actions of a row as texts; those that find no room in a menu. Other columns beside them do not have them drawn again. */
export const RowActions = memo(function RowActions({
  actions: all,
  row,
  rowName,
  tight = false,
  onDone,
}: RowActionsProps): ReactElement {
  const { t } = useWords();
  const { shownActions } = useScreen();
  const actions = shownActions(all, row);
  const most = tight ? IN_TIGHT_ROW : IN_ROW;
  const shown = actions.length > most ? actions.slice(0, most - 1) : actions;
  const rest = actions.slice(shown.length);
  const button = (
    <>
      {t("action.more")}
      <Icon name="down" size={12} />
    </>
  );
  return (
    <span className="row-actions">
      {shown.map((action) => (
        <ActionButton key={action.name} action={action} rows={[row]} look="text" {...(onDone && { onDone })} />
      ))}
      {rest.length > 0 && (
        <Popover className="action-text" label={t("action.moreFor", { name: rowName })} button={button}>
          {(close) => (
            <div className="action-menu">
              {rest.map((action) => (
                <ActionButton
                  key={action.name}
                  action={action}
                  rows={[row]}
                  look="item"
                  onPress={close}
                  {...(onDone && { onDone })}
                />
              ))}
            </div>
          )}
        </Popover>
      )}
    </span>
  );
});
