import { type ReactElement, useState } from "react";
import type { CellProps, Say } from "../contract";
import { CopyButton } from "../copyable/copy-button";
import { cut } from "../shared/cut";
import { Icon } from "../shared/icon";
import { nothing } from "../shared/plain";
import { entriesOf, isSmall, parsed } from "./lines";
import "../viewers.css";

/** So many entries are open at once; larger values begin closed below their first level. */
const OPEN_UP_TO = 60;
/** Entries drawn of one level before one asks for more. */
const AT_ONCE = 100;
/** Characters drawn of one text; the copy has them all. */
const LONGEST = 2000;

/** A nested value that unfolds level by level, and can be copied. What is closed is not drawn, so size does not matter. */
export function JsonViewer({ value, field, language, text }: CellProps): ReactElement {
  const shown = parsed(value);
  if (shown === null || shown === undefined || shown === "" || entriesOf(shown)?.length === 0) return nothing;
  return (
    <div className="viewer json">
      <CopyButton value={JSON.stringify(shown, null, 2) ?? String(shown)} name={field.words[language]} text={text} />
      <Node value={shown} open wide={isSmall(shown, OPEN_UP_TO)} text={text} />
    </div>
  );
}

interface NodeProps {
  /** Absent at the top. */
  name?: string;
  value: unknown;
  /** Whether it begins open. */
  open: boolean;
  /** Whether all below it begins open. */
  wide: boolean;
  text: Say;
}

function Node({ name, value, open: first, wide, text }: NodeProps): ReactElement {
  const [open, setOpen] = useState(first);
  const [count, setCount] = useState(AT_ONCE);
  const entries = entriesOf(value);
  if (!entries) return <Leaf name={name} value={value} />;
  const [left, right] = Array.isArray(value) ? "[]" : "{}";
  return (
    <div className="json-node">
      <button
        type="button"
        className="json-toggle"
        aria-expanded={open}
        disabled={entries.length === 0}
        onClick={() => setOpen(!open)}
      >
        <Icon name="right" size={12} />
        <Key name={name} />
        <span className="json-count">
          {left}
          {entries.length}
          {right}
        </span>
      </button>
      {open && entries.length > 0 && (
        <ul className="json-entries">
          {entries.slice(0, count).map(([key, inner]) => (
            <li key={key}>
              <Node name={key} value={inner} open={wide} wide={wide} text={text} />
            </li>
          ))}
        </ul>
      )}
      {open && entries.length > count && (
        <button type="button" className="action-text" onClick={() => setCount(count + AT_ONCE)}>
          {text("viewer.more", { count: entries.length - count })}
        </button>
      )}
    </div>
  );
}

function Leaf({ name, value }: { name: string | undefined; value: unknown }): ReactElement {
  const written = typeof value === "string" ? value : String(value);
  return (
    <div className="json-leaf">
      <Key name={name} />
      <bdi className={typeof value === "string" ? "json-text" : "json-value"}>
        {written.length > LONGEST ? `${cut(written, LONGEST)}…` : written}
      </bdi>
    </div>
  );
}

function Key({ name }: { name: string | undefined }): ReactElement | null {
  return name === undefined ? null : <bdi className="json-key">{name}:</bdi>;
}
