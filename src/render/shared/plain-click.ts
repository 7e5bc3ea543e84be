import type { MouseEvent } from "react";

/** Whether a click on a link is meant for this window: with a key held down the browser opens another. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
