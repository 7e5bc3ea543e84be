import type { MouseEvent, ReactElement, ReactNode } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import { widgetTraits } from "../../widgets/traits";
import type { Cell, CellProps } from "../../widgets/contract";
import { CopyButton } from "../../widgets/copyable/copy-button";
import { valueText } from "../../widgets/shared/value-text";
import { textCell } from "../../widgets/text/cell";
import { isPlainClick } from "../shared/plain-click";
import { useHref, useScreen } from "../shared/screen-context";

/**
 * A cell that performs an action when clicked: a link where that leads somewhere, so that it opens in a window of its own
 * too, else a button that looks like one. Where the action is not possible, just the value.
 */
export function OpeningCell({
  action,
  cell,
  props,
}: {
  action: ResolvedAction;
  cell: Cell;
  props: CellProps;
}): ReactElement {
  const { availability, perform } = useScreen();
  const href = useHref(action, props.row);
  const { row, field, value, text } = props;
  if (!availability(action, [row]).possible) return <>{cell(props)}</>;
  const inner = widgetTraits(field.widget).interactive ? textCell(props) : cell(props);
  const copied = field.widget === "copyable" ? valueText(value) : undefined;
  return (
    <span className="cell-copyable">
      <Opener href={href} onOpen={() => void perform(action, [row])}>
        {inner}
      </Opener>
      {copied !== undefined && <CopyButton value={copied} text={text} />}
    </span>
  );
}

function Opener({
  href,
  onOpen,
  children,
}: {
  href: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}): ReactElement {
  if (href === undefined) {
    return (
      <button type="button" className="cell-opens" onClick={onOpen}>
        {children}
      </button>
    );
  }
  const click = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a className="cell-opens" href={href} onClick={click}>
      {children}
    </a>
  );
}
