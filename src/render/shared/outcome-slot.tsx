import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { Aside } from "../../state/aside";
import { useInside } from "../../state/inside";
import { later } from "../../state/later";

const OutcomeLine = later(
  () => import("./outcome-line"),
  (module) => module.OutcomeLine,
);

/** The place that a page or a drawer keeps for what came of the last action: a live region that is always there. */
export const OutcomeSlot = observer(function OutcomeSlot(): ReactElement {
  const { outcomes } = useInside();
  const { shown } = outcomes;
  return (
    <div className="outcome-slot" aria-live="polite">
      {shown && (
        <Aside onFailed={outcomes.dismiss}>
          <OutcomeLine key={shown.id} outcome={shown} />
        </Aside>
      )}
    </div>
  );
});
