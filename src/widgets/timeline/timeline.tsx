import type { ReactElement } from "react";
import type { Tone } from "../../model/words";
import type { CellProps, Row } from "../contract";
import { dateTimeCell } from "../date-time/cell";
import { enumShown } from "../shared/enum-words";
import { nothing } from "../shared/plain";
import { valueText } from "../shared/value-text";
import { stepsOf, timelineCell } from "./cell";
import "./timeline.css";

/** Written out, so that the build sees which classes are used. */
const dots: Record<Tone, string> = {
  neutral: "timeline-step",
  primary: "timeline-step timeline-primary",
  success: "timeline-step timeline-success",
  warning: "timeline-step timeline-warning",
  danger: "timeline-step timeline-danger",
};

/** What happened, step by step, the latest on top: what it came to, when, who did it and why. */
export function Timeline(props: CellProps): ReactElement {
  const steps = stepsOf(props.value).reverse();
  if (steps.length === 0 || !props.field.timeline) return <>{timelineCell(props)}</>;
  return (
    <ol className="timeline">
      {steps.map((step, index) => (
        <Step
          key={index}
          {...props}
          step={step}
          names={props.field.timeline ?? { time: "", status: "" }}
          latest={index === 0}
        />
      ))}
    </ol>
  );
}

function Step({
  step,
  names,
  latest,
  ...props
}: CellProps & { step: Row; names: NonNullable<CellProps["field"]["timeline"]>; latest: boolean }): ReactElement {
  const { field, enums, language } = props;
  const shown = enumShown(step[names.status], field.enum, enums, language);
  const told = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : valueText(step[name]);
  const [actor, note] = [told(names.actor), told(names.note)];
  return (
    <li className={dots[shown?.tone ?? "neutral"]} aria-current={latest ? "step" : undefined}>
      <strong className="timeline-status">{shown?.text ?? nothing}</strong>
      <span className="timeline-when">
        {dateTimeCell({ ...props, value: step[names.time] })}
        {actor !== undefined && <bdi className="timeline-actor">{actor}</bdi>}
      </span>
      {note !== undefined && <bdi className="timeline-note">{note}</bdi>}
    </li>
  );
}
