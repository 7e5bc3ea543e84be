import { type ReactElement, useEffect, useState } from "react";
import type { Say } from "../contract";
import { Icon } from "../shared/icon";
import { copyText } from "./copy-text";

/** How long the tick stays, milliseconds. */
const TICK_MS = 1500;

/** What a copy button is made from. */
export interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** What to call it where it is too long to be said. */
  name?: string;
  text: Say;
}

/** Copies a text, and says so. */
export function CopyButton({ value, name = value, text }: CopyButtonProps): ReactElement {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className={copied ? "cell-copy cell-copied" : "cell-copy"}
      title={copied ? text("cell.copied") : undefined}
      aria-label={text(copied ? "cell.copied" : "cell.copy", { value: name })}
      onClick={() => void copyText(value).then(setCopied)}
    >
      <Icon name={copied ? "tick" : "copy"} size={14} />
    </button>
  );
}
