import { type ReactElement, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import type { Tone } from "../../model/words";
import "./confirm-dialog.css";

/** Written out, so that the build sees which of Blueprint's classes are used. */
const yesClasses: Record<Tone, string> = {
  neutral: "bp6-button bp6-intent-primary",
  primary: "bp6-button bp6-intent-primary",
  success: "bp6-button bp6-intent-success",
  warning: "bp6-button bp6-intent-warning",
  danger: "bp6-button bp6-intent-danger",
};

/** A question with two answers. */
export interface ConfirmDialogProps {
  title: string;
  text: string;
  yes: string;
  no: string;
  tone: Tone;
  onAnswer: (yes: boolean) => void;
}

/**
 * Asks before something is done. The browser's own dialog: it keeps the focus inside, closes on Escape (which means no)
 * and gives the focus back. What cannot be undone is not what Enter does at once: the focus begins on "no".
 */
export function ConfirmDialog({ title, text, yes, no, tone, onAnswer }: ConfirmDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const refuse = (event: SyntheticEvent): void => {
    event.preventDefault();
    onAnswer(false);
  };
  return (
    <dialog ref={dialog} className="confirm" role="alertdialog" aria-labelledby={titleId} aria-describedby={textId} onCancel={refuse}>
      <h2 id={titleId}>{title}</h2>
      <p id={textId}>{text}</p>
      <div className="confirm-buttons">
        <button type="button" className="bp6-button" autoFocus onClick={() => onAnswer(false)}>
          {no}
        </button>
        <button type="button" className={yesClasses[tone]} data-confirm="yes" onClick={() => onAnswer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
