import type { ReactElement, ReactNode } from "react";

/** What stands around a button that its user may not press. */
export interface WhyDisabledProps {
  /** What the button is called. */
  label: string;
  /** The id of the text that says why. */
  reasonId: string;
  /** The same for the eye, where it does not stand beside the button. */
  hint?: string | undefined;
  /** The disabled button. */
  children: ReactNode;
}

/**
 * Around a button with the attribute `disabled`, which neither pointer nor keyboard reaches: takes both in its place, and says
 * why. Specification §5: "A permission-guarded button is disabled when the user lacks its code."
 */
export function WhyDisabled({ label, reasonId, hint, children }: WhyDisabledProps): ReactElement {
  return (
    <span
      className="why-disabled"
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Else nobody at a keyboard learns the reason.
      tabIndex={0}
      aria-label={label}
      aria-describedby={reasonId}
      data-hint={hint}
    >
      {children}
    </span>
  );
}
