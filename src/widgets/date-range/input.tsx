import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { groupProps, onGroupBlur } from "../control";
import { isRow } from "../shared/is-row";
import { TimeInput } from "../shared/time-input";
import { day, moment } from "../shared/time-kinds";

/** From and to: one value with two properties, named as the API names them. */
export function DateRangeInput(props: InputProps): ReactElement {
  const { value, property, onChange } = props;
  const [from = "from", to = "to"] = Object.keys(property.properties ?? {});
  const known = isRow(value) ? value : {};
  const change = (name: string, next: string | undefined): void => {
    const { [name]: _before, ...rest } = known;
    const changed = next === undefined ? rest : { ...rest, [name]: next };
    onChange(Object.keys(changed).length === 0 ? undefined : changed);
  };
  const end = (name: string, side: string): ReactElement => (
    <End
      {...props}
      name={name}
      label={`${props.field.words[props.language]} ${side}`}
      value={known[name]}
      change={change}
    />
  );
  return (
    <span {...groupProps(props)} role="group" className="input-date-range" onBlur={onGroupBlur(props.onBlur)}>
      {end(from, props.text("dateRange.from"))}
      <span className="input-unit" aria-hidden="true">
        –
      </span>
      {end(to, props.text("dateRange.to"))}
    </span>
  );
}

interface EndProps extends InputProps {
  label: string;
  change: (name: string, next: string | undefined) => void;
}

function End({ name, label, change, ...props }: EndProps): ReactElement {
  return (
    <TimeInput
      {...props}
      kind={props.property.properties?.[name]?.format === "local-date-time" ? moment : day}
      name={label}
      onChange={(next) => change(name, next)}
      // The group tells that it has been left.
      onBlur={() => undefined}
      control={{
        "aria-label": label,
        "aria-invalid": props.invalid || undefined,
        "aria-required": props.required || undefined,
        "aria-describedby": props.describedBy,
        disabled: props.disabled,
        readOnly: props.readOnly,
      }}
    />
  );
}
