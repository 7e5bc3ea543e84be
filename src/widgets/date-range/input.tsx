import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { isRow } from "../shared/is-row";
import { groupProps, onGroupBlur, textOf } from "../control";
import { useDraft } from "../draft";

/** From and to, by the browser's own pickers: one value with two properties, named as the API names them. */
export function DateRangeInput(props: InputProps): ReactElement {
  const { value, property, onChange } = props;
  const [from = "from", to = "to"] = Object.keys(property.properties ?? {});
  const known = isRow(value) ? value : {};
  const change = (name: string, next: string | undefined): void => {
    const { [name]: _before, ...rest } = known;
    const changed = next === undefined ? rest : { ...rest, [name]: next };
    onChange(Object.keys(changed).length === 0 ? undefined : changed);
  };
  return (
    <span {...groupProps(props)} role="group" className="input-date-range" onBlur={onGroupBlur(props.onBlur)}>
      <End
        {...props}
        name={from}
        label={props.text("dateRange.from")}
        value={known[from]}
        most={textOf(known[to])}
        change={change}
      />
      <span className="input-unit" aria-hidden="true">
        –
      </span>
      <End
        {...props}
        name={to}
        label={props.text("dateRange.to")}
        value={known[to]}
        least={textOf(known[from])}
        change={change}
      />
    </span>
  );
}

interface EndProps extends InputProps {
  label: string;
  /** The other end, so that the picker offers nothing beyond it. */
  least?: string;
  most?: string;
  change: (name: string, next: string | undefined) => void;
}

function End({ name, label, value, least, most, change, ...props }: EndProps): ReactElement {
  const moment = props.property.properties?.[name]?.format === "local-date-time";
  const shown = (text: string): string => (moment ? text.replace(" ", "T") : text);
  const told = (text: string): string =>
    moment ? `${text}${text.length === 16 ? ":00" : ""}`.replace("T", " ") : text;
  const draft = useDraft(shown(textOf(value)), (text) => change(name, text === "" ? undefined : told(text)));
  return (
    <input
      className={`bp6-input${props.invalid ? " bp6-intent-danger" : ""}`}
      type={moment ? "datetime-local" : "date"}
      step={moment ? 1 : undefined}
      min={least ? shown(least) : undefined}
      max={most ? shown(most) : undefined}
      aria-label={`${props.field.words[props.language]} ${label}`}
      aria-invalid={props.invalid || undefined}
      aria-required={props.required || undefined}
      aria-describedby={props.describedBy}
      disabled={props.disabled}
      readOnly={props.readOnly}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={draft.settle}
    />
  );
}
