import { type FormEvent, type ReactElement, type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import type { Tone } from "../../model/words";
import { useModal } from "../../widgets/shared/use-modal";
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
  /** What cannot be undone; in the look of danger. */
  consequence?: string;
  yes: string;
  no: string;
  tone: Tone;
  /** False while something has to be done before yes can be said. */
  ready?: boolean;
  onAnswer: (yes: boolean) => void;
  /** What has to be done; it takes the focus at first. */
  children?: ReactNode;
}

/**
 * Asks before something is done. The browser's own dialog: it keeps the focus inside, closes on Escape (which means no)
 * and gives the focus back. What cannot be undone is not what Enter does at once: the focus begins on "no", or on what is
 * to be typed. Answered once, it does not listen any more.
 */
export function ConfirmDialog({
  title,
  text,
  consequence,
  yes,
  no,
  tone,
  ready = true,
  onAnswer,
  children,
}: ConfirmDialogProps): ReactElement {
  const dialog = useModal();
  const answered = useRef(false);
  const [titleId, textId, consequenceId] = [useId(), useId(), useId()];
  const answer = (event: SyntheticEvent, said: boolean): void => {
    event.preventDefault();
    if (answered.current || (said && !ready)) return;
    answered.current = true;
    onAnswer(said);
  };
  const described = consequence === undefined ? textId : `${textId} ${consequenceId}`;
  return (
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={described}
      onCancel={(event) => answer(event, false)}
    >
      <form method="dialog" onSubmit={(event: FormEvent) => answer(event, true)}>
        <h2 id={titleId}>{title}</h2>
        <p id={textId}>{text}</p>
        {consequence !== undefined && (
          <p id={consequenceId} className="confirm-consequence">
            {consequence}
          </p>
        )}
        {children}
        <div className="confirm-buttons">
          <button type="button" className="bp6-button" autoFocus={!children} onClick={(event) => answer(event, false)}>
            {no}
          </button>
          <button
            type="submit"
            className={`${yesClasses[tone]}${ready ? "" : " bp6-disabled"}`}
            data-confirm="yes"
            aria-disabled={!ready || undefined}
          >
            {yes}
          </button>
        </div>
      </form>
    </dialog>
  );
}
