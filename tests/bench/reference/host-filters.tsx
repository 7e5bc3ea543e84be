import { FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import words from "../../../config/words/enums.json";
import * as calls from "../../../src/generated/calls";
import { api } from "./api";
import { KeywordInput } from "./keyword-input";

const optionsOf = (texts: Record<string, { zh: string }>) => [
  { value: "", label: "全部" },
  ...Object.entries(texts).map(([value, { zh }]) => ({ value, label: zh })),
];
const choices = [
  { name: "cloudCode", label: "云平台", options: optionsOf(words.CloudCode) },
  { name: "osType", label: "操作系统", options: optionsOf(words.OsType) },
  { name: "payMode", label: "付费方式", options: optionsOf(words.PayMode) },
];
const texts = [
  { name: "tagKey", label: "标签键", type: "text" },
  { name: "minCpu", label: "CPU 不少于", type: "number" },
  { name: "minMemory", label: "内存不少于", type: "number" },
];

interface FiltersProps {
  search: URLSearchParams;
  onChange: (values: Record<string, string>) => void;
}

/** The filters of the hosts. */
export function HostFilters({ search, onChange }: FiltersProps): ReactElement {
  const valueOf = (name: string): string => search.get(name) ?? "";
  const accounts = useQuery({
    queryKey: ["listResourceAccounts"],
    queryFn: ({ signal }) => api.call(calls.listResourceAccounts, {}, { signal }),
  });
  const named = (accounts.data ?? []).map(({ id, accountName }) => ({ value: String(id), label: accountName }));
  const all = [
    ...choices,
    { name: "cloudAccountId", label: "云账号", options: [{ value: "", label: "全部" }, ...named] },
  ];
  return (
    <div className="reference-row" role="search">
      <KeywordInput
        placeholder="名称、ID 或 IP"
        value={valueOf("keyword")}
        onChange={(keyword) => onChange({ keyword })}
      />
      {all.map(({ name, label, options }) => (
        <FormGroup key={name} label={label} labelFor={name}>
          <HTMLSelect
            id={name}
            options={options}
            value={valueOf(name)}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </FormGroup>
      ))}
      {texts.map(({ name, label, type }) => (
        <FormGroup key={name} label={label} labelFor={name}>
          <InputGroup
            id={name}
            type={type}
            value={valueOf(name)}
            onValueChange={(value) => onChange({ [name]: value })}
          />
        </FormGroup>
      ))}
    </div>
  );
}
