import { type ReactElement, useId } from "react";
import { WhyDisabled } from "../render/actions/why-disabled";

/** A button of a page. */
export interface ReasonedButtonProps {
  primary?: boolean;
  /** For the moment only. */
  disabled?: boolean;
  /** Which permission is missing; absent where none is. */
  missing?: string | undefined;
  /** Why it cannot be pressed as things are; absent where it can. It stays reachable by keyboard and says so. */
  reason?: string | undefined;
  /** Id of the words beside another button that say the same: they are not said twice. */
  toldBy?: string | undefined;
  /** Id of the words that say why, for others that are `toldBy` them. */
  reasonId?: string | undefined;
  onPress: () => void;
  /** What it says. */
  children: string;
}

/** Specification §5: "A permission-guarded button is disabled when the user lacks its code"; here it says which. */
export function ReasonedButton({
  primary,
  disabled = false,
  missing,
  reason,
  toldBy,
  reasonId: givenId,
  onPress,
  children,
}: ReasonedButtonProps): ReactElement {
  const ownId = useId();
  const reasonId = toldBy ?? givenId ?? ownId;
  const said = missing ?? reason;
  const off = disabled || said !== undefined;
  const button = (
    <button
      type="button"
      className={`bp6-button${primary ? " bp6-intent-primary" : ""}${off ? " bp6-disabled" : ""}`}
      disabled={missing !== undefined}
      aria-disabled={off || undefined}
      aria-describedby={said === undefined ? undefined : reasonId}
      onClick={() => off || onPress()}
    >
      {children}
    </button>
  );
  return (
    <>
      {missing === undefined ? (
        button
      ) : (
        <WhyDisabled label={children} reasonId={reasonId}>
          {button}
        </WhyDisabled>
      )}
      {said !== undefined && toldBy === undefined && (
        <p id={reasonId} className="form-reason">
          {said}
        </p>
      )}
    </>
  );
}
