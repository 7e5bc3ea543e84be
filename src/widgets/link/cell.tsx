import type { Cell } from "../contract";
import { textCell } from "../text/cell";

/** The kinds of address that a link may lead to; anything else (javascript:, data:) stays a text. */
const allowed = new Set(["http:", "https:", "mailto:"]);

/** A web or mail address that can be followed, in a window of its own and without telling it where we come from. */
export const linkCell: Cell = (props) => {
  const address = typeof props.value === "string" ? safeAddress(props.value) : undefined;
  if (address === undefined) return textCell(props);
  return (
    <a className="cell-text" href={address} target="_blank" rel="noopener noreferrer" title={address}>
      {props.value as string}
    </a>
  );
};

/** The address if it is complete and of an allowed kind. */
export function safeAddress(text: string): string | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && allowed.has(address.protocol) ? address.href : undefined;
}
