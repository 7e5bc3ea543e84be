import { FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { type ReactElement, useEffect, useRef, useState } from "react";
import words from "../../../config/words/enums.json";
import { ReadFlag } from "../../../src/generated/enums";

const optionsOf = (texts: Record<string, { zh: string }>, numbers: Record<string, number> = {}) => [
  { value: "", label: "全部" },
  ...Object.entries(texts).map(([name, { zh }]) => ({ value: String(numbers[name] ?? name), label: zh })),
];
const types = optionsOf(words.MessageType);
const flags = optionsOf(words.ReadFlag, ReadFlag);

/** The list is asked when the typing has paused this long, milliseconds; the console waits as long. */
const PAUSE_MS = 300;

interface FiltersProps {
  search: URLSearchParams;
  onChange: (values: Record<string, string>) => void;
}

/** The filters of the message centre. */
export function MessageFilters({ search, onChange }: FiltersProps): ReactElement {
  const valueOf = (name: string): string => search.get(name) ?? "";
  return (
    <div className="reference-row" role="search">
      <Keyword value={valueOf("keyword")} onChange={(keyword) => onChange({ keyword })} />
      <FormGroup label="类型" labelFor="type">
        <HTMLSelect
          id="type"
          options={types}
          value={valueOf("type")}
          onChange={(event) => onChange({ type: event.currentTarget.value })}
        />
      </FormGroup>
      <FormGroup label="状态" labelFor="flag">
        <HTMLSelect
          id="flag"
          options={flags}
          value={valueOf("readFlag")}
          onChange={(event) => onChange({ readFlag: event.currentTarget.value })}
        />
      </FormGroup>
      <FormGroup label="发送时间：起" labelFor="from">
        <InputGroup id="from" type="date" value={valueOf("from")} onValueChange={(from) => onChange({ from })} />
      </FormGroup>
      <FormGroup label="发送时间：止" labelFor="to">
        <InputGroup id="to" type="date" value={valueOf("to")} onValueChange={(to) => onChange({ to })} />
      </FormGroup>
    </div>
  );
}

/** What is typed stays in the input until the typing pauses, so that a key draws nothing else. */
function Keyword({ value, onChange }: { value: string; onChange: (keyword: string) => void }): ReactElement {
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
        placeholder="标题或内容"
        value={text}
        onValueChange={type}
      />
    </FormGroup>
  );
}
