import type { KeyboardEvent } from "react";

/**
 * Closes a panel by Escape, which first closes what has unfolded inside it. The key does nothing else then: a question that
 * opens at once would be answered by it.
 */
export function closeByKey(event: KeyboardEvent, panel: HTMLElement | null, close: () => void): void {
  const unfolded = panel?.querySelector(":popover-open") ?? null;
  if (event.key !== "Escape" || event.defaultPrevented || unfolded) return;
  event.preventDefault();
  close();
}
