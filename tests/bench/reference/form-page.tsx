import { Button, FormGroup, HTMLSelect, InputGroup, Switch } from "@blueprintjs/core";
import { memo, type ReactElement, useCallback, useState } from "react";
import words from "../../../config/words/enums.json";

const KINDS = ["text", "number", "text", "number", "text", "date", "text", "switch", "text", "select"] as const;
const fields = Array.from({ length: 100 }, (_, index) => ({ name: `field${index + 1}`, label: `字段 ${index + 1}`, kind: KINDS[index % KINDS.length] ?? "text" }));
const options = Object.entries(words.MessageType).map(([value, { zh }]) => ({ value, label: zh }));

interface FieldProps {
  name: string;
  label: string;
  kind: (typeof KINDS)[number];
  value: string;
  onChange: (name: string, value: string) => void;
}

/** A form of the same 100 fields as the console's, its fields drawn anew only where their value changes. */
export function FormPage(): ReactElement {
  const [values, setValues] = useState<Record<string, string>>({});
  const change = useCallback((name: string, value: string) => setValues((before) => ({ ...before, [name]: value })), []);
  return (
    <form>
      <div className="reference-form">
        {fields.map(({ name, label, kind }) => (
          <Field key={name} name={name} label={label} kind={kind} value={values[name] ?? ""} onChange={change} />
        ))}
      </div>
      <Button type="submit" intent="primary" text="保存" disabled={Object.keys(values).length === 0} />
    </form>
  );
}

const Field = memo(function Field({ name, label, kind, value, onChange }: FieldProps): ReactElement {
  if (kind === "switch") return <Switch label={label} checked={value === "true"} onChange={(event) => onChange(name, String(event.currentTarget.checked))} />;
  return (
    <FormGroup label={label} labelFor={name}>
      {kind === "select" ? (
        <HTMLSelect id={name} fill options={options} value={value} onChange={(event) => onChange(name, event.currentTarget.value)} />
      ) : (
        <InputGroup id={name} type={kind} value={value} onValueChange={(next) => onChange(name, next)} />
      )}
    </FormGroup>
  );
});
