import { FormGroup, InputGroup } from "@blueprintjs/core";
import { type ReactElement, useState } from "react";

interface KeywordInputProps {
  placeholder: string;
  value: string;
  onChange: (keyword: string) => void;
}

/** What is typed stays in the input until it is entered, so that a key draws nothing else. */
export function KeywordInput({ placeholder, value, onChange }: KeywordInputProps): ReactElement {
  const [text, setText] = useState(value);
  return (
    <FormGroup label="关键字" labelFor="keyword">
      <InputGroup
        id="keyword"
        type="search"
        maxLength={100}
        placeholder={placeholder}
        value={text}
        onValueChange={setText}
        onKeyDown={({ key }) => {
          if (key === "Enter") onChange(text);
        }}
      />
    </FormGroup>
  );
}
