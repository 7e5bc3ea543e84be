import { FormGroup, InputGroup } from "@blueprintjs/core";
import { type ReactElement, useEffect, useRef, useState } from "react";

/** The list is asked when the typing has paused this long, milliseconds; the console waits as long. */
const PAUSE_MS = 300;

interface KeywordInputProps {
  placeholder: string;
  value: string;
  onChange: (keyword: string) => void;
}

/** What is typed stays in the input until the typing pauses, so that a key draws nothing else. */
export function KeywordInput({ placeholder, value, onChange }: KeywordInputProps): ReactElement {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const type = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(next), PAUSE_MS);
  };
  return (
    <FormGroup label="关键字" labelFor="keyword">
      <InputGroup
        id="keyword"
        type="search"
        maxLength={100}
        placeholder={placeholder}
        value={text}
        onValueChange={type}
      />
    </FormGroup>
  );
}
