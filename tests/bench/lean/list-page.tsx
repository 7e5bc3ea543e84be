import { type ReactElement, useCallback, useEffect, useState } from "react";
import words from "../../../config/words/enums.json";
import { deleteMessages, markMessagesRead } from "../../../src/generated/calls";
import { ReadFlag } from "../../../src/generated/enums";
import { type MessageQuery, PAGE_SIZES, readQuery } from "../reference/message-query";
import { go } from "./address";
import { call } from "./call";
import { MessageDialog } from "./message-dialog";
import { MessageTable } from "./message-table";
import { ask, useMessagePage } from "./messages";

const FIRST_AND_LAST = { first: "首页", before: "上一页", next: "下一页", last: "末页" };

/** The message centre: filters, sorting, pages in the address, selection, one message on its own, marking as read, deleting. */
export function ListPage({ search }: { search: string }): ReactElement {
  const parameters = new URLSearchParams(search);
  const open = Number(parameters.get("open"));
  parameters.delete("open");
  const asked = `?${parameters}`;
  const messages = useMessagePage(asked);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => void ask(asked), [asked]);
  const change = useCallback(
    async (what: "read" | "delete", ids: number[]) => {
      await call(what === "read" ? markMessagesRead : deleteMessages, { ids });
      setSelected(new Set());
      void ask(asked);
    },
    [asked],
  );
  const set = (values: Record<string, string>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    go(`?${next}`);
  };
  if (!messages) return <p>加载中</p>;
  const query = readQuery(parameters);
  return (
    <>
      <div className="reference-row">
        <h1>消息中心</h1>
        <button className="bp6-button bp6-minimal" onClick={() => void ask(asked)}>
          刷新
        </button>
      </div>
      <Filters search={parameters} onChange={(values) => set({ ...values, page: "" })} />
      {selected.size > 0 && (
        <div className="reference-row">
          已选 {selected.size} 条
          <button className="bp6-button" onClick={() => void change("read", [...selected])}>
            标为已读
          </button>
          <button className="bp6-button bp6-intent-danger" onClick={() => void change("delete", [...selected])}>
            删除
          </button>
        </div>
      )}
      <MessageTable
        rows={messages.list}
        sort={query.sort}
        onSort={({ field, order }) => set({ sort: `${field}.${order}`, page: "" })}
        selected={selected}
        onSelect={setSelected}
        onChange={change}
      />
      <Paging query={query} total={messages.total} onChange={set} />
      {open > 0 && <MessageDialog id={open} onClose={() => set({ open: "" })} />}
    </>
  );
}

const optionsOf = (texts: Record<string, { zh: string }>, numbers: Record<string, number> = {}): [string, string][] => [
  ["", "全部"],
  ...Object.entries(texts).map(([name, { zh }]): [string, string] => [String(numbers[name] ?? name), zh]),
];
const choices = [
  { name: "type", label: "类型", options: optionsOf(words.MessageType) },
  { name: "readFlag", label: "状态", options: optionsOf(words.ReadFlag, ReadFlag) },
];
const dates = [
  { name: "from", label: "发送时间：起" },
  { name: "to", label: "发送时间：止" },
];

interface FiltersProps {
  search: URLSearchParams;
  onChange: (values: Record<string, string>) => void;
}

function Filters({ search, onChange }: FiltersProps): ReactElement {
  const valueOf = (name: string): string => search.get(name) ?? "";
  return (
    <div className="reference-row" role="search">
      <label className="bp6-form-group">
        关键字
        <input
          id="keyword"
          className="bp6-input"
          type="search"
          maxLength={100}
          placeholder="标题或内容"
          defaultValue={valueOf("keyword")}
          onKeyDown={({ key, currentTarget }) => {
            if (key === "Enter") onChange({ keyword: currentTarget.value });
          }}
        />
      </label>
      {choices.map(({ name, label, options }) => (
        <label key={name} className="bp6-form-group">
          {label}
          <span className="bp6-html-select">
            <select value={valueOf(name)} onChange={(event) => onChange({ [name]: event.currentTarget.value })}>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </span>
        </label>
      ))}
      {dates.map(({ name, label }) => (
        <label key={name} className="bp6-form-group">
          {label}
          <input
            className="bp6-input"
            type="date"
            value={valueOf(name)}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </label>
      ))}
    </div>
  );
}

interface PagingProps {
  query: MessageQuery;
  total: number;
  onChange: (values: Record<string, string>) => void;
}

function Paging({ query: { page, size }, total, onChange }: PagingProps): ReactElement {
  const pages = Math.max(1, Math.ceil(total / size));
  const targets = { first: 1, before: page - 1, next: page + 1, last: pages };
  return (
    <div className="reference-row">
      <span aria-live="polite">
        第 {(page - 1) * size + 1}–{Math.min(page * size, total)} 条，共 {total} 条
      </span>
      <span className="bp6-html-select">
        <select
          aria-label="每页条数"
          value={size}
          onChange={(event) => onChange({ size: event.currentTarget.value, page: "" })}
        >
          {PAGE_SIZES.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </span>
      <span>
        {page} / {pages}
      </span>
      {Object.entries(targets).map(([name, target]) => (
        <button
          key={name}
          className="bp6-button"
          disabled={target === page || target < 1 || target > pages}
          onClick={() => onChange({ page: String(target) })}
        >
          {FIRST_AND_LAST[name as keyof typeof FIRST_AND_LAST]}
        </button>
      ))}
    </div>
  );
}
