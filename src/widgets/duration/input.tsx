import { type ReactElement, useState } from "react";
import { type DurationUnit, durationUnits, readDuration, writeDuration } from "../../domain/duration";
import type { InputProps } from "../contract";
import { controlProps, groupProps, labelId, onGroupBlur, textOf } from "../control";
import { useDraft } from "../draft";
import { numberText } from "../number-text";

/** A number and its unit. */
export function DurationInput(props: InputProps): ReactElement {
  const { id, value, field, text, onChange } = props;
  const units = field.limits?.units ?? durationUnits;
  const known = readDuration(textOf(value));
  // What is no duration yet (no number, or none that counts) still has a unit.
  const [chosen, setChosen] = useState<DurationUnit>();
  const unit = known?.unit ?? chosen ?? units[0] ?? "month";
  const tell = (number: string, of: DurationUnit): void =>
    onChange(number === "" ? undefined : writeDuration({ number, unit: of }));
  const draft = useDraft(known?.number ?? textOf(value).replace(/^PT?(.*?)[A-Z]?$/, "$1"), (typed) =>
    tell(numberText(typed), unit),
  );
  const locked = props.disabled || props.readOnly;
  const { id: _id, ...control } = controlProps(props);

  return (
    <span
      {...groupProps(props)}
      role="group"
      className="input-duration"
      onBlur={onGroupBlur(() => (draft.settle(), props.onBlur()))}
    >
      <input
        {...control}
        className="bp6-input input-end"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-labelledby={labelId(id)}
        placeholder={field.placeholder?.[props.language]}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
      />
      <span className="bp6-html-select input-select">
        <select
          aria-label={text("duration.unit")}
          disabled={locked}
          value={unit}
          onChange={(event) => {
            const next = event.target.value as DurationUnit;
            setChosen(next);
            tell(numberText(draft.text), next);
          }}
        >
          {units.map((one) => (
            <option key={one} value={one}>
              {text(`duration.${one}`)}
            </option>
          ))}
        </select>
        <span className="input-select-caret" />
      </span>
    </span>
  );
}
