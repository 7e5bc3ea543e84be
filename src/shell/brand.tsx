import type { ReactElement } from "react";

/** The product's mark: three layers of a cloud platform. */
export function Brand({ size = 28 }: { size?: number }): ReactElement {
  return (
    <svg
      className="brand"
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
    >
      <rect width="32" height="32" rx="8" fill="var(--brand-ground, var(--color-primary))" />
      <path d="M16 6.5 26 12l-10 5.5L6 12z" fill="var(--brand-ink, var(--color-on-primary))" />
      <path
        d="m6 16.2 10 5.5 10-5.5M6 20.4l10 5.5 10-5.5"
        stroke="var(--brand-ink, var(--color-on-primary))"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
