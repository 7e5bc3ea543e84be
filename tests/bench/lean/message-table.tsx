import { memo, type ReactElement, useCallback } from "react";
import words from "../../../config/words/enums.json";
import { ReadFlag } from "../../../src/generated/enums";
import type { MessageQuery, SortField } from "../reference/message-query";
import type { MessagePage } from "./messages";

type Message = MessagePage["list"][number];

/** What is done to messages, by their ids. */
type Change = (what: "read" | "delete", ids: number[]) => unknown;

interface MessageTableProps {
  rows: readonly Message[];
  sort: MessageQuery["sort"];
  onSort: (sort: MessageQuery["sort"]) => void;
  selected: ReadonlySet<number>;
  onSelect: (change: (selected: ReadonlySet<number>) => ReadonlySet<number>) => void;
  /** Stays the same, so that rows need not be drawn again. */
  onChange: Change;
}

const sortable: [field: SortField, label: string][] = [
  ["type", "类型"],
  ["readFlag", "状态"],
  ["createTime", "发送时间"],
];

/** The messages of a page. */
export function MessageTable({ rows, sort, onSort, selected, onSelect, onChange }: MessageTableProps): ReactElement {
  const toggle = useCallback(
    (id: number) =>
      onSelect((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onSelect],
  );
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <table className="bp6-html-table bp6-compact bp6-interactive reference-table">
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label="全选"
              checked={all}
              onChange={() => onSelect(() => new Set(all ? [] : rows.map(({ id }) => id)))}
            />
          </th>
          <th>标题</th>
          {sortable.map(([field, label]) => {
            const order = sort.field === field ? sort.order : "none";
            return (
              <th key={field} aria-sort={order}>
                <button
                  className="bp6-button bp6-minimal bp6-small"
                  onClick={() => onSort({ field, order: order === "descending" ? "ascending" : "descending" })}
                >
                  {label}
                </button>
              </th>
            );
          })}
          <th>操作</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} selected={selected.has(row.id)} onToggle={toggle} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: Message;
  selected: boolean;
  onToggle: (id: number) => void;
  onChange: Change;
}

const intents = new Set(["primary", "success", "warning", "danger"]);
const tagClass = (tone: string): string =>
  intents.has(tone) ? `bp6-tag bp6-minimal bp6-intent-${tone}` : "bp6-tag bp6-minimal";

const Row = memo(function Row({ row, selected, onToggle, onChange }: RowProps): ReactElement {
  const { id, title, createTime } = row;
  const isRead = row.readFlag === ReadFlag.read;
  const [type, flag] = [words.MessageType[row.type], isRead ? words.ReadFlag.read : words.ReadFlag.unread];
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={title} checked={selected} onChange={() => onToggle(id)} />
      </td>
      <td>
        <a href={`?open=${id}`}>{title}</a>
      </td>
      <td>
        <span className={tagClass(type.tone)}>{type.zh}</span>
      </td>
      <td>
        <span className={tagClass(flag.tone)}>{flag.zh}</span>
      </td>
      <td>{createTime}</td>
      <td className="reference-actions">
        <a className="bp6-button bp6-minimal bp6-small" href={`?open=${id}`}>
          查看
        </a>
        <button
          className="bp6-button bp6-minimal bp6-small"
          disabled={isRead}
          onClick={() => void onChange("read", [id])}
        >
          标为已读
        </button>
        <button
          className="bp6-button bp6-minimal bp6-small bp6-intent-danger"
          onClick={() => void onChange("delete", [id])}
        >
          删除
        </button>
      </td>
    </tr>
  );
});
