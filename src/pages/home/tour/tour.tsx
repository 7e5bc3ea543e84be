import { type KeyboardEvent, type ReactElement, useId, useLayoutEffect, useRef, useState } from "react";
import type { ConfigTourStep } from "../../../model/config/tour";
import { loadPart } from "../../../state/load-part";
import { useConsole } from "../../../state/console";
import { useWords } from "../../../state/language";
import { useLoaded } from "../../../state/later";
import { useModal } from "../../../widgets/shared/use-modal";
import { placeBeside } from "./place-beside";
import { controlOf } from "./stops";
import "./tour.css";

/** Points out the controls of the console one after the other; steps whose control is not on screen are left out. */
export function Tour({ onClose }: { onClose: () => void }): ReactElement | null {
  const { manifest } = useConsole();
  const [loading] = useState(() => loadPart<ConfigTourStep[]>(manifest, "tour"));
  const steps = useLoaded(loading);
  return steps ? <Steps all={steps} onClose={onClose} /> : null;
}

function Steps({ all, onClose }: { all: readonly ConfigTourStep[]; onClose: () => void }): ReactElement | null {
  const [steps] = useState(() => all.filter((step) => controlOf(step) !== undefined));
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  const next = (): void => (at < steps.length - 1 ? setAt(at + 1) : onClose());
  return (
    <Spot
      step={step}
      at={at}
      count={steps.length}
      onNext={next}
      onBack={() => setAt(Math.max(0, at - 1))}
      onClose={onClose}
    />
  );
}

interface SpotProps {
  step: ConfigTourStep;
  at: number;
  count: number;
  onNext: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** A spot on the control, and beside it what it is for. The arrow keys go on and back, Escape and a click elsewhere end it. */
function Spot({ step, at, count, onNext, onBack, onClose }: SpotProps): ReactElement {
  const { say, t } = useWords();
  const dialog = useModal();
  const [titleId, textId] = [useId(), useId()];
  const { spot, panel } = useFollowed(step);
  const onward = useRef<HTMLButtonElement>(null);
  // The browser gives the focus to the first button, which ends the tour.
  useLayoutEffect(() => onward.current?.focus(), []);
  const go = ({ key }: KeyboardEvent): void => {
    if (key === "ArrowRight") onNext();
    if (key === "ArrowLeft") onBack();
  };
  return (
    <dialog
      ref={dialog}
      className="tour"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
      onKeyDown={go}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div ref={spot} className="tour-spot" aria-hidden="true" />
      <div ref={panel} className="tour-panel" data-tour={step.at}>
        <p className="tour-step">{t("tour.step", { at: at + 1, count })}</p>
        <h2 id={titleId}>{say(step)}</h2>
        <p id={textId} aria-live="polite">
          {say(step.text)}
        </p>
        <div className="tour-buttons">
          {at < count - 1 && (
            <button type="button" className="tour-skip" onClick={onClose}>
              {t("tour.skip")}
            </button>
          )}
          {at > 0 && (
            <button type="button" className="button" onClick={onBack}>
              {t("tour.back")}
            </button>
          )}
          <button type="button" className="button button-primary" ref={onward} onClick={onNext}>
            {t(at < count - 1 ? "tour.next" : "tour.end")}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Keeps spot and panel at a step's control: at each frame, for it moves for more reasons than can be listened to. */
function useFollowed(step: ConfigTourStep) {
  const spot = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    controlOf(step)?.scrollIntoView({ block: "nearest" });
    let frame = 0;
    const follow = (): void => {
      const control = controlOf(step)?.getBoundingClientRect();
      if (control && spot.current && panel.current) place(control, spot.current, panel.current);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return { spot, panel };
}

function place({ top, left, width, height }: DOMRect, spot: HTMLElement, panel: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  move(spot, { top, left });
  spot.style.width = `${width}px`;
  spot.style.height = `${height}px`;
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  move(panel, placeBeside({ top, left, width, height }, size, { width: clientWidth, height: clientHeight }));
}

function move(element: HTMLElement, { top, left }: { top: number; left: number }): void {
  element.style.setProperty("--top", `${top}px`);
  element.style.setProperty("--left", `${left}px`);
}
