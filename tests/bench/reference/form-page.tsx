import { Button, FormGroup, HTMLSelect, InputGroup, Switch } from "@blueprintjs/core";
import { memo, type FormEvent, type ReactElement, useCallback, useState } from "react";
import words from "../../../config/words/enums.json";

const KINDS = ["text", "number", "text", "text", "text", "date", "text", "switch", "text", "select"] as const;
const SECTION = 10;
const options = [
  { value: "", label: "请选择" },
  ...Object.entries(words.MessageType).map(([value, { zh }]) => ({ value, label: zh })),
];

type Values = Readonly<Record<string, string>>;

/** A form of as many fields as the console's, of the same kinds and in the same groups; a field is drawn anew only where its value changes. */
export function FormPage({ count }: { count: number }): ReactElement {
  const [values, setValues] = useState<Values>({});
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const change = useCallback((name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setMissing((before) => (before.has(name) ? new Set([...before].filter((other) => other !== name)) : before));
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(new Set(Array.from({ length: SECTION }, (_, index) => nameOf(index)).filter((name) => !values[name])));
  };
  return (
    <form onSubmit={submit} noValidate>
      <h1>宽表单</h1>
      {Array.from({ length: count / SECTION }, (_, section) => (
        <fieldset key={section} className="reference-section">
          <legend>第 {section + 1} 组</legend>
          <div className="reference-form">
            {Array.from({ length: SECTION }, (_unused, index) => section * SECTION + index).map((place) => (
              <Field
                key={place}
                place={place}
                value={values[nameOf(place)] ?? ""}
                missing={missing.has(nameOf(place))}
                onChange={change}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit" intent="primary" text="提交" disabled={Object.keys(values).length === 0} />
    </form>
  );
}

function nameOf(place: number): string {
  return `field${place + 1}`;
}

interface FieldProps {
  place: number;
  value: string;
  missing: boolean;
  onChange: (name: string, value: string) => void;
}

const Field = memo(function Field({ place, value, missing, onChange }: FieldProps): ReactElement {
  const name = nameOf(place);
  const label = `字段 ${place + 1}`;
  const kind = KINDS[place % KINDS.length] ?? "text";
  const intent = missing ? "danger" : "none";
  if (kind === "switch")
    return (
      <Switch
        label={label}
        checked={value === "true"}
        onChange={(event) => onChange(name, String(event.currentTarget.checked))}
      />
    );
  return (
    <FormGroup
      label={label}
      labelFor={name}
      labelInfo={place < SECTION ? "*" : undefined}
      intent={intent}
      helperText={missing ? "必填" : undefined}
    >
      {kind === "select" ? (
        <HTMLSelect
          id={name}
          fill
          options={options}
          value={value}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      ) : (
        <InputGroup
          id={name}
          type={kind}
          maxLength={100}
          intent={intent}
          value={value}
          onValueChange={(next) => onChange(name, next)}
        />
      )}
    </FormGroup>
  );
});
