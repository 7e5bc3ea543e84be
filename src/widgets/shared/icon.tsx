import type { ReactElement } from "react";

/** Outlines of the few signs that lists and drawers need, on a grid of 16; a whole icon set would weigh more than a list. */
const outlines = {
  copy: "M5.5 5.5V3.2c0-.7.5-1.2 1.2-1.2h6.1c.7 0 1.2.5 1.2 1.2v6.1c0 .7-.5 1.2-1.2 1.2h-2.3M3.2 5.5h6.1c.7 0 1.2.5 1.2 1.2v6.1c0 .7-.5 1.2-1.2 1.2H3.2c-.7 0-1.2-.5-1.2-1.2V6.7c0-.7.5-1.2 1.2-1.2Z",
  tick: "m3 8.5 3.5 3.5L13 4.5",
  close: "m4 4 8 8m0-8-8 8",
  columns: "M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10",
  view: "M4 2.5h8v11l-4-3-4 3z",
  grip: "M6 4v.1M6 8v.1M6 12v.1M10 4v.1M10 8v.1M10 12v.1",
  down: "m4 6 4 4 4-4",
  left: "m10 4-4 4 4 4",
  right: "m6 4 4 4-4 4",
  first: "m11.5 4-4 4 4 4M4.5 4v8",
  last: "m4.5 4 4 4-4 4m7-8v8",
  search: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.3-1.2 3.2 3.2",
  zoomIn: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.3-1.2 3.2 3.2M7 5v4M5 7h4",
  zoomOut: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.3-1.2 3.2 3.2M5 7h4",
  filter: "M2 3.5h12M4.5 8h7M6.5 12.5h3",
  sort: "m5 6.5 3-3 3 3m0 3-3 3-3-3",
  ascending: "M8 13V3.5m-3.5 3L8 3l3.5 3.5",
  descending: "M8 3v9.5m-3.5-3L8 13l3.5-3.5",
  help: "M6 6.2c0-1.1.9-2 2-2s2 .9 2 2c0 1.3-2 1.6-2 2.8m0 2.4v.1M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z",
  info: "M8 7.2v4m0-6.6v.1M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z",
  export: "M8 2v7.5m-3-3 3 3 3-3M3 11v2.5h10V11",
  beside: "M2.5 3h11v10h-11ZM9.5 3v10",
  over: "M2.5 3h11v10h-11ZM6.5 6h7m-7 0v4h7",
  edit: "m10.5 3.5 2 2L6 12l-2.7.7L4 10ZM9 5l2 2",
  out: "M6.5 3H3v10h10V9.5M9.5 2.5h4v4m0-4-6 6",
  retry: "M13.5 8A5.5 5.5 0 1 1 11.6 3.8M12 1.5v2.7H9.3",
} as const;

/** Name of a sign. */
export type IconName = keyof typeof outlines;

/** A sign beside words; it says nothing to screen readers, so whatever bears it alone needs a label. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d={outlines[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
