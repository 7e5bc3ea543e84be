import { FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import type { ReactElement } from "react";
import words from "../../../config/words/enums.json";
import { ReadFlag } from "../../../src/generated/enums";
import { KeywordInput } from "./keyword-input";

const optionsOf = (texts: Record<string, { zh: string }>, numbers: Record<string, number> = {}) => [
  { value: "", label: "全部" },
  ...Object.entries(texts).map(([name, { zh }]) => ({ value: String(numbers[name] ?? name), label: zh })),
];
const types = optionsOf(words.MessageType);
const flags = optionsOf(words.ReadFlag, ReadFlag);

interface FiltersProps {
  search: URLSearchParams;
  onChange: (values: Record<string, string>) => void;
}

/** The filters of the message centre. */
export function MessageFilters({ search, onChange }: FiltersProps): ReactElement {
  const valueOf = (name: string): string => search.get(name) ?? "";
  return (
    <div className="reference-row" role="search">
      <KeywordInput placeholder="标题或内容" value={valueOf("keyword")} onChange={(keyword) => onChange({ keyword })} />
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
