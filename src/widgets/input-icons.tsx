import type { ReactElement } from "react";

const outlines = {
  calendar: "M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3",
  dash: "M4 8h8",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 100-4 2 2 0 000 4z",
  eyeOff:
    "M6.4 3.7A6 6 0 018 3.5C12 3.5 14.5 8 14.5 8a12 12 0 01-1.8 2.3M4.2 4.9A11 11 0 001.5 8S4 12.5 8 12.5a6 6 0 002.9-.8M2 2l12 12",
  lock: "M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 015 0v2.5",
} as const;

/** The signs that only inputs need, in the manner of shared/icon; they come with the forms. */
export function InputIcon({ name }: { name: keyof typeof outlines }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
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
