import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";
import type { Beside } from "./use-beside";
import type { Neighbours } from "./neighbours";

/** Where a step leads. */
type Direction = "previous" | "next";

/** What the tools of an open detail are made from. */
export interface DetailToolsProps {
  neighbours: Neighbours | undefined;
  onStep: (direction: Direction) => void;
  panel: Beside;
}

/** Buttons at the top of an open detail: the rows before and after it, and whether it lies over its list or beside it. */
export function DetailTools({ neighbours, onStep, panel }: DetailToolsProps): ReactElement {
  const { t } = useWords();
  const toggleWords = t(panel.beside ? "detail.over" : "detail.beside");
  return (
    <>
      {neighbours && (
        <>
          <span className="drawer-place" role="status">
            {t("detail.place", { place: neighbours.place, count: neighbours.count })}
          </span>
          <Step words={t("detail.previous")} keyName="K" icon="left" direction="previous" possible={neighbours.previous !== undefined} onStep={onStep} />
          <Step words={t("detail.next")} keyName="J" icon="right" direction="next" possible={neighbours.next !== undefined} onStep={onStep} />
        </>
      )}
      {panel.toggle && (
        <button type="button" className="bp6-button bp6-minimal drawer-tool" aria-label={toggleWords} title={toggleWords} onClick={panel.toggle}>
          <Icon name={panel.beside ? "over" : "beside"} />
        </button>
      )}
    </>
  );
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
