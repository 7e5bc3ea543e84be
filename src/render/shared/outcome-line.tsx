import type { ReactElement } from "react";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import type { Outcome } from "../../state/outcomes";
import { Icon } from "../../widgets/shared/icon";
import { Link } from "./link";
import "./outcome-line.css";

/** What came of an action: one line, with the way onward and the cross. */
export function OutcomeLine({ outcome: { message, pending = false, onward } }: { outcome: Outcome }): ReactElement {
  const { outcomes } = useInside();
  const speaker = useWords();
  const said = message(speaker);
  return (
    <div className={pending ? "outcome outcome-pending" : "outcome"}>
      <Icon name={pending ? "info" : "tick"} />
      <span className="outcome-message" title={said}>
        {said}
      </span>
      {onward && (
        <Link to={onward.to} onClick={outcomes.dismiss}>
          {onward.words(speaker)}
        </Link>
      )}
      <button
        type="button"
        className="plain-button outcome-dismiss"
        aria-label={speaker.t("outcome.dismiss")}
        onClick={outcomes.dismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
