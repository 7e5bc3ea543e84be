import type { ReactElement } from "react";

/** What an icon is drawn with: its paths on a 16 x 16 grid. */
export type IconPaths = readonly string[];

/** An icon of the shell, for the eye only: what it means stands beside it or in the control's label. */
export function Icon({ of, size = 16 }: { of: IconPaths; size?: number }): ReactElement {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
    >
      {of.map((path) => (
        <path key={path} d={path} fillRule="evenodd" clipRule="evenodd" />
      ))}
    </svg>
  );
}
