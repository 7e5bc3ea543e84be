/** Steps of a time axis from the first to the last that are shown. */
export interface Zoom {
  from: number;
  to: number;
}

/** What is done to a zoom by a key or a button. */
export type ZoomAction = "in" | "out" | "earlier" | "later" | "reset";

/** Fewest steps between the first and the last one shown. */
export const LEAST_SPAN = 3;

/** Part of the time shown by which it moves. */
const MOVE = 0.25;

/** Keys of a chart that has the focus. */
const keys: Record<string, ZoomAction> = {
  "+": "in",
  "=": "in",
  "-": "out",
  ArrowLeft: "earlier",
  ArrowRight: "later",
  "0": "reset",
};

/** What a key does; undefined where it does nothing, or something else together with Ctrl, Alt or ⌘. */
export function actionOf(key: {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): ZoomAction | undefined {
  return key.ctrlKey || key.altKey || key.metaKey ? undefined : keys[key.key];
}

/** The zoom after an action. @param steps of the whole. @returns undefined for the whole */
export function zoomedBy(action: ZoomAction, zoom: Zoom | undefined, steps: number): Zoom | undefined {
  if (action === "reset") return undefined;
  const { from, to } = zoom ?? { from: 0, to: steps - 1 };
  const span = to - from;
  if (action === "in") return within(middleOf(from, to, Math.max(LEAST_SPAN, Math.round(span / 2))), steps);
  if (action === "out") return within(middleOf(from, to, span * 2), steps);
  const by = Math.max(1, Math.round(span * MOVE)) * (action === "later" ? 1 : -1);
  return within({ from: from + by, to: to + by }, steps);
}

/** Whether an action would change anything. */
export function changes(action: ZoomAction, zoom: Zoom | undefined, steps: number): boolean {
  const next = zoomedBy(action, zoom, steps);
  return next?.from !== zoom?.from || next?.to !== zoom?.to;
}

/** A zoom as it lies in the whole; undefined where it shows all of that. */
export function within({ from, to }: Zoom, steps: number): Zoom | undefined {
  const span = to - from;
  if (span >= steps - 1) return undefined;
  const first = Math.min(Math.max(0, from), steps - 1 - span);
  return { from: first, to: first + span };
}

function middleOf(from: number, to: number, span: number): Zoom {
  const first = Math.round((from + to - span) / 2);
  return { from: first, to: first + span };
}
