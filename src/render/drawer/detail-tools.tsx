import type { ReactElement } from "react";
import { formatCount } from "../../domain/decimal-format";
import { type Speaker, useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";
import type { Beside } from "./use-beside";
import type { Direction, Neighbours } from "./neighbours";
import type { Steps } from "./use-steps";

/** What the tools of an open detail are made from. */
export interface DetailToolsProps {
  steps: Steps | undefined;
  panel: Beside;
}

/** Buttons at the top of an open detail: the rows before and after it, and whether it lies over its list or beside it. */
export function DetailTools({ steps, panel }: DetailToolsProps): ReactElement {
  const speaker = useWords();
  const { t } = speaker;
  const toggleWords = t(panel.beside ? "detail.over" : "detail.beside");
  return (
    <>
      {steps && (
        <>
          <span className="drawer-place" role="status">
            {t("detail.place", placeOf(steps.neighbours, speaker))}
          </span>
          <Step
            words={t("detail.previous")}
            keyName="K"
            icon="left"
            direction="previous"
            possible={steps.possible.previous}
            onStep={steps.step}
          />
          <Step
            words={t("detail.next")}
            keyName="J"
            icon="right"
            direction="next"
            possible={steps.possible.next}
            onStep={steps.step}
          />
        </>
      )}
      {panel.toggle && (
        <button
          type="button"
          className="bp6-button bp6-minimal drawer-tool"
          aria-label={toggleWords}
          title={toggleWords}
          onClick={panel.toggle}
        >
          <Icon name={panel.beside ? "over" : "beside"} />
        </button>
      )}
    </>
  );
}

function placeOf({ place, count, capped }: Neighbours, { t, reading }: Speaker): { place: string; count: string } {
  const total = formatCount(count, reading);
  return { place: formatCount(place, reading), count: capped ? t("list.moreThan", { total }) : total };
}

interface StepProps {
  words: string;
  keyName: string;
  icon: "left" | "right";
  direction: Direction;
  possible: boolean;
  onStep: (direction: Direction) => void;
}

/** At an end the button stays where it is, so that the focus does too. */
function Step({ words, keyName, icon, direction, possible, onStep }: StepProps): ReactElement {
  return (
    <button
      type="button"
      className="bp6-button bp6-minimal drawer-tool"
      aria-label={words}
      aria-keyshortcuts={keyName}
      aria-disabled={!possible || undefined}
      title={`${words} (${keyName})`}
      onClick={() => onStep(direction)}
    >
      <Icon name={icon} />
    </button>
  );
}
