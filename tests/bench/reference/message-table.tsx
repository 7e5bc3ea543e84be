import { Button, Checkbox, HTMLTable, Tag } from "@blueprintjs/core";
import { type ReactElement, memo } from "react";
import words from "../../../config/words/enums.json";
import type { Output } from "../../../src/generated/operations";

type Message = Output<"listMessages">["list"][number];

interface MessageTableProps {
  rows: readonly Message[];
  sort: "ascending" | "descending";
  onSort: (sort: "ascending" | "descending") => void;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onRead: (id: number) => void;
  onDelete: (id: number) => void;
}

/** The messages of a page. */
export function MessageTable({ rows, sort, onSort, selected, onSelect, onRead, onDelete }: MessageTableProps): ReactElement {
  const toggle = (id: number): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <HTMLTable className="reference-table" compact interactive>
      <thead>
        <tr>
          <th>
            <Checkbox aria-label="全选" checked={all} onChange={() => onSelect(new Set(all ? [] : rows.map(({ id }) => id)))} />
          </th>
          <th>标题</th>
          <th>类型</th>
          <th>状态</th>
          <th aria-sort={sort}>
            <Button variant="minimal" text="发送时间" onClick={() => onSort(sort === "ascending" ? "descending" : "ascending")} />
          </th>
          <th>操作</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MessageRow key={row.id} row={row} selected={selected.has(row.id)} onToggle={toggle} onRead={onRead} onDelete={onDelete} />
        ))}
      </tbody>
    </HTMLTable>
  );
}

interface MessageRowProps {
  row: Message;
  selected: boolean;
  onToggle: (id: number) => void;
  onRead: (id: number) => void;
  onDelete: (id: number) => void;
}

const MessageRow = memo(function MessageRow({ row, selected, onToggle, onRead, onDelete }: MessageRowProps): ReactElement {
  return (
    <tr>
      <td>
        <Checkbox aria-label={row.title} checked={selected} onChange={() => onToggle(row.id)} />
      </td>
      <td>{row.title}</td>
      <td>
        <Tag minimal intent="primary">
          {words.MessageType[row.type].zh}
        </Tag>
      </td>
      <td>
        <Tag minimal intent={row.readFlag === 1 ? "none" : "primary"}>
          {words.ReadFlag[row.readFlag].zh}
        </Tag>
      </td>
      <td>{row.createTime}</td>
      <td>
        <Button variant="minimal" size="small" text="标为已读" disabled={row.readFlag === 1} onClick={() => onRead(row.id)} />
        <Button variant="minimal" size="small" intent="danger" text="删除" onClick={() => onDelete(row.id)} />
      </td>
    </tr>
  );
});
