import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../state/language";
import { Icon } from "../../../widgets/shared/icon";
import { focusField, useForm } from "../form-context";
import type { FormSteps, StepStatus } from "./form-steps";
import "./steps.css";

/** The steps of a form by their titles, each with how far it is; those the user has been to can be gone to. */
export const StepList = observer(function StepList({ steps }: { steps: FormSteps }): ReactElement {
  const { state, idPrefix } = useForm();
  const { say, t } = useWords();
  const titles = [...steps.titles.map((words) => say(words)), t("steps.review")];

  /** Ahead only what stands here is in order; back always. */
  const go = (step: number): void => {
    flushSync(() => state.collectDrafts());
    const faulty = step > steps.current && !steps.reviewing ? steps.faultyField(steps.current) : undefined;
    if (faulty) focusField(idPrefix, faulty.name);
    else steps.show(step);
  };
  return (
    <>
      <nav aria-label={t("steps.label")}>
        <ol className="form-steps">
          {titles.map((title, step) => {
            const status = steps.statusOf(step);
            const heard = status === "done" || status === "faulty" ? `${title} ${t(`steps.${status}`)}` : title;
            return (
              <li key={step} className={`form-step form-step-${status}`}>
                <button
                  type="button"
                  className="form-step-button"
                  aria-label={heard}
                  aria-current={status === "current" ? "step" : undefined}
                  disabled={step > steps.reached}
                  onClick={() => go(step)}
                >
                  <span className="form-step-sign" aria-hidden="true">
                    <Sign status={status} number={step + 1} />
                  </span>
                  <span className="form-step-title">{title}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <StepTitle
        key={steps.current}
        first={steps.reached === 0}
        title={titles[steps.current] ?? ""}
        place={t("steps.place", { number: steps.current + 1, count: titles.length })}
      />
    </>
  );
});

function Sign({ status, number }: { status: StepStatus; number: number }): ReactElement {
  if (status === "done") return <Icon name="tick" size={14} />;
  return <>{status === "faulty" ? "!" : number}</>;
}

/** The title of the step shown. It takes the focus when its step comes, so that reading goes on from there. */
function StepTitle({ title, place, first }: { title: string; place: string; first: boolean }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const [silent] = [useRef(first)];
  useEffect(() => {
    if (!silent.current) heading.current?.focus();
  }, [silent]);
  return (
    <h2 ref={heading} tabIndex={-1} className="form-step-heading">
      {title} <span className="form-step-place">{place}</span>
    </h2>
  );
}
