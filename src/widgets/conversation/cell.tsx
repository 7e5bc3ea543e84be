import type { Cell } from "../contract";
import { nothing } from "../shared/plain";
import { textCell } from "../text/cell";
import { stepsOf } from "../timeline/cell";

/** A conversation where there is no room for it: what was said last. */
export const conversationCell: Cell = (props) => {
  const { conversation } = props.field;
  if (!Array.isArray(props.value) || !conversation) return textCell(props);
  const last = stepsOf(props.value).at(-1);
  return last ? textCell({ ...props, value: last[conversation.text] }) : nothing;
};
