import type { ReactElement } from "react";
import "./color-dot.css";

/** A colour by its name among those of the style; one that this does not know stays grey. Beside it stands what it is about. */
export function colorDot(name: string): ReactElement {
  return <span className={`color-dot color-dot-${name.replace(/[^a-z]/g, "")}`} aria-hidden="true" />;
}
