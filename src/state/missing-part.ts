import { unsaved } from "./unsaved";

/** Mark in the history entry, which outlives the reload: this page was loaded anew because a part of it was missing. */
const MARK = "reloadedForPart";

/** Whether this page was reloaded for a missing part, or could not be: then another reload would not help. */
let spent: boolean | undefined;

/**
 * A part of the application could not be loaded. After a deployment that is because its file went with the version before, and
 * a reload mends it. So one is worth trying: not offline, where it would lead out of the console; not over unsaved input; and
 * only once, since a page that is fresh and still lacks a part lacks more than that.
 */
export function reloadMayHelp(): boolean {
  spent ??= takeMark();
  return !spent && navigator.onLine && !unsaved.any;
}

/** Reloads the page if the server can be reached. Resolves only where it cannot: then the failure has to be shown. */
export async function reloadForPart(): Promise<void> {
  const { ok } = await fetch(window.location.href, { cache: "no-store" }).catch(() => ({ ok: false }));
  spent = true;
  if (!ok || unsaved.any) return undefined;
  window.history.replaceState({ ...historyState(), [MARK]: true }, "");
  window.location.reload();
  return new Promise(() => undefined);
}

/** Whether the mark is there; it counts for one page load only. */
function takeMark(): boolean {
  const { [MARK]: marked, ...rest } = historyState();
  if (marked === true) window.history.replaceState(rest, "");
  return marked === true;
}

function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}
