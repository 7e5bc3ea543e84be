import type { ComponentProps, ReactElement } from "react";
import type { InputProps } from "../contract";
import { textOf } from "../control";
import { useDraft } from "../draft";
import { InputIcon } from "../input-icons";
import { MonthGrid } from "../range/month-grid";
import { ZoneNote } from "./zone-note";
import "../range/range.css";
import { Popover } from "./popover";
import { aheads, moment, momentAhead, type TimeKind } from "./time-kinds";

/** What a time is typed and picked with. */
export interface TimeInputProps extends Pick<
  InputProps,
  "value" | "onBlur" | "reading" | "language" | "text" | "calendar"
> {
  kind: TimeKind;
  /** What is asked for, to name the button that unfolds the calendar. */
  name: string;
  onChange: (value: string | undefined) => void;
  /** Identity and state of the control. */
  control: ComponentProps<"input">;
  placeholder?: string | undefined;
}

/** A time that is typed in one line, or picked in what the button at its end unfolds; by the clock and in the language of the reader. */
export function TimeInput(props: TimeInputProps): ReactElement {
  const { kind, value, onChange, onBlur, reading, text, control, placeholder } = props;
  const { timeZone } = reading;
  const tell = (typed: string): void => onChange(typed === "" ? undefined : kind.read(typed, timeZone));
  const shown = kind.show(textOf(value), timeZone);
  const draft = useDraft(shown, (typed) => tell(typed.trim()));
  return (
    <span className="input-time bp6-input-group">
      <input
        {...control}
        className="bp6-input bp6-fill"
        type="text"
        autoComplete="off"
        placeholder={placeholder ?? text(kind.spelling)}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={() => {
          draft.settle();
          onBlur();
        }}
      />
      {!control.disabled && !control.readOnly && (
        <Popover
          className="bp6-button bp6-minimal input-reveal"
          label={text("form.pickTime", { field: props.name })}
          button={<InputIcon name="calendar" />}
        >
          {(close) => (
            <Picker
              {...props}
              onPick={(picked) => {
                tell(kind.pick(picked, shown));
                close();
              }}
              onAhead={(picked) => {
                onChange(picked);
                close();
              }}
            />
          )}
        </Popover>
      )}
    </span>
  );
}

function Picker({
  kind,
  value,
  reading,
  language,
  text,
  calendar: Calendar,
  onPick,
  onAhead,
}: TimeInputProps & { onPick: (picked: string) => void; onAhead: (moment: string) => void }): ReactElement {
  const current = kind.show(textOf(value), reading.timeZone);
  if (kind.picked === "month")
    return (
      <div className="range-panel range-exact">
        <MonthGrid from={current || undefined} to={current || undefined} onPick={onPick} text={text} />
      </div>
    );
  const day = /^\d{4}-\d\d-\d\d/.exec(current)?.[0];
  const days = Calendar && (
    <Calendar
      single
      language={language}
      from={day}
      to={day}
      onPick={onPick}
      meanwhile={<div className="range-calendar" />}
    />
  );
  if (kind !== moment) return <div className="range-panel range-exact">{days}</div>;
  return (
    <div className="range-panel">
      <div className="range-presets">
        {aheads.map((ahead) => (
          <button key={ahead} type="button" className="range-preset" onClick={() => onAhead(momentAhead(ahead))}>
            {text(`form.ahead.${ahead}`)}
          </button>
        ))}
      </div>
      <div className="range-exact">
        {days}
        <ZoneNote reading={reading} text={text} />
      </div>
    </div>
  );
}
