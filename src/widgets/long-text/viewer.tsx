import { type ReactElement, useId, useState } from "react";
import type { CellProps } from "../contract";
import { CopyButton } from "../copyable/copy-button";
import { cut } from "../shared/cut";
import { nothing } from "../shared/plain";
import { valueText } from "../shared/value-text";
import "../viewers.css";

/** A text of so many characters and lines is shown as it is; of a longer one its beginning. */
const SHORT = { characters: 320, lines: 6 };
/** Characters drawn at once of an open text; further ones when asked for. */
const PIECE = 20_000;

/** A text whose lines count: long ones begin folded, unfold in a frame that scrolls, and can be copied in full. */
export function LongTextViewer({ value, field, language, text }: CellProps): ReactElement {
  const [open, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(PIECE);
  const id = useId();
  const whole = typeof value === "string" ? value : valueText(value);
  if (whole === undefined || whole === "") return nothing;
  const start = beginning(whole);
  const name = field.words[language];
  if (start === whole) return <bdi className="cell-text cell-lines">{whole}</bdi>;
  const shown = open ? cut(whole, drawn) : start;
  return (
    <div className="viewer">
      <CopyButton value={whole} name={name} text={text} />
      <div
        id={id}
        className={open ? "viewer-text viewer-open" : "viewer-text"}
        {...(open ? { role: "region", "aria-label": name, tabIndex: 0 } : {})}
      >
        <bdi className="cell-text cell-lines">{open ? shown : `${shown}…`}</bdi>
        {open && shown.length < whole.length && (
          <button type="button" className="action-text" onClick={() => setDrawn(drawn + PIECE)}>
            {text("viewer.more", { count: whole.length - shown.length })}
          </button>
        )}
      </div>
      <button
        type="button"
        className="action-text"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? text("viewer.fold") : text("viewer.unfold", { count: whole.length })}
      </button>
    </div>
  );
}

function beginning(text: string): string {
  const lines = text.split("\n", SHORT.lines + 1);
  const top = lines.length > SHORT.lines ? lines.slice(0, SHORT.lines).join("\n") : text;
  return cut(top, SHORT.characters);
}
