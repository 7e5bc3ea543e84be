import { type ReactElement, type ReactNode, useId } from "react";

/** A button of a page. */
export interface ReasonedButtonProps {
  primary?: boolean;
  /** For the moment only. */
  disabled?: boolean;
  /** Why it cannot be pressed at all; absent where it can. It stays reachable by keyboard and says so. */
  reason?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** Specification §5: "A permission-guarded button is disabled when the user lacks its code"; here it says which. */
export function ReasonedButton({ primary, disabled = false, reason, onPress, children }: ReasonedButtonProps): ReactElement {
  const reasonId = useId();
  const off = disabled || reason !== undefined;
  return (
    <>
      <button
        type="button"
        className={`bp6-button${primary ? " bp6-intent-primary" : ""}${off ? " bp6-disabled" : ""}`}
        aria-disabled={off || undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={() => off || onPress()}
      >
        {children}
      </button>
      {reason !== undefined && (
        <p id={reasonId} className="form-reason">
          {reason}
        </p>
      )}
    </>
  );
}
