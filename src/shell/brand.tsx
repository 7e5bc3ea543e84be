import type { ReactElement } from "react";
import "./brand.css";

/** The product's mark: a cloud, and below it the cursor of a console. */
function Mark({ size }: { size: number }): ReactElement {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill="var(--brand-ground, var(--color-mark))" />
      <path
        d="M10.3 19.5a4.3 4.3 0 0 1-.5-8.5 6.8 6.8 0 0 1 13.2 1.3 3.7 3.7 0 0 1-.5 7.2z"
        fill="var(--brand-ink, var(--color-on-deep))"
      />
      <path d="M12 23.2h8v2.6h-8z" fill="var(--color-accent)" />
    </svg>
  );
}

/** The letters of the wordmark: circles of one size and straight lines. */
const CLOUD =
  "M9 8.5a5 5 0 1 0 0 7M15 1v16M21 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M36 7v5a5 5 0 0 0 10 0m0-5v10M51 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M61 1v16";
const CONSOLE =
  "M80 8.5a5 5 0 1 0 0 7M84 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M99 17V7m0 5a5 5 0 0 1 10 0v5M120 8.6c-1.5-2-6.3-1.9-6.3.9 0 3.1 6.6 1.9 6.6 5 0 2.8-5.2 3-6.9.7M125 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M140 1v16M145 12h10a5 5 0 1 0-1.5 3.5";

/** Mark and name: the name in the colour of the text around it. What the product is called in config says `label`. */
export function Wordmark({ label, height = 28 }: { label: string; height?: number }): ReactElement {
  return (
    <span className="wordmark" role="img" aria-label={label}>
      <Mark size={height} />
      <svg
        className="wordmark-name"
        aria-hidden="true"
        focusable="false"
        height={height * 0.64}
        viewBox="-1 0 158 18.5"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={CLOUD} strokeWidth="2.6" />
        <path d={CONSOLE} strokeWidth="1.7" />
      </svg>
    </span>
  );
}
