import type { ReactElement } from "react";

/** What stands where there is no value. */
export const nothing: ReactElement = <span className="cell-nothing">–</span>;

/** Texts up to this length need no hint: they fit into a column. */
const FITS = 20;

/**
 * A text as it is: isolated, so that right-to-left letters cannot turn round what stands beside them, and with the whole
 * of it as hint where a column may cut it short.
 */
export function plainText(text: string, className = "cell-text"): ReactElement {
  return (
    <bdi className={className} title={text.length > FITS ? text : undefined}>
      {text}
    </bdi>
  );
}
