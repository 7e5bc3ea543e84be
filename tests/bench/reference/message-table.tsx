import { Button, Checkbox, HTMLTable } from "@blueprintjs/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useCallback, useRef } from "react";
import { type Message, MessageRow, type RowChange } from "./message-row";
import type { MessageQuery, SortField } from "./message-query";

/** From more rows than this only those in sight are drawn, as in the console. */
const WINDOWED_ABOVE = 100;
const ROW_HEIGHT = 38;
const OVERSCAN = 12;

const columns: { name: SortField | "title"; label: string; sortable: boolean }[] = [
  { name: "title", label: "标题", sortable: false },
  { name: "type", label: "类型", sortable: true },
  { name: "readFlag", label: "状态", sortable: true },
  { name: "createTime", label: "发送时间", sortable: true },
];

interface MessageTableProps {
  rows: readonly Message[];
  sort: MessageQuery["sort"];
  onSort: (sort: MessageQuery["sort"]) => void;
  selected: ReadonlySet<number>;
  onSelect: (change: (selected: ReadonlySet<number>) => ReadonlySet<number>) => void;
  /** Stays the same, so that rows need not be drawn again. */
  onRow: RowChange;
}

/** The messages of a page. */
export function MessageTable({ rows, sort, onSort, selected, onSelect, onRow }: MessageTableProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const long = rows.length > WINDOWED_ABOVE;
  const toggle = useCallback(
    (id: number) =>
      onSelect((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onSelect],
  );
  const windowed = useVirtualizer({
    enabled: long,
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = long ? windowed.getVirtualItems() : [];
  const above = items[0]?.start ?? 0;
  const below = long ? windowed.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const shown = long ? items.flatMap(({ index }) => rows[index] ?? []) : rows;
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <div ref={frame} className={long ? "reference-frame reference-long" : "reference-frame"}>
      <HTMLTable className="reference-table" compact interactive>
        <thead>
          <tr>
            <th>
              <Checkbox
                aria-label="全选"
                checked={all}
                indeterminate={!all && selected.size > 0}
                onChange={() => onSelect(() => new Set(all ? [] : rows.map(({ id }) => id)))}
              />
            </th>
            {columns.map(({ name, label, sortable }) => (
              <Head
                key={name}
                name={name}
                label={label}
                sort={sort}
                onSort={sortable && name !== "title" ? (order) => onSort({ field: name, order }) : undefined}
              />
            ))}
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} />}
          {shown.map((row) => (
            <MessageRow key={row.id} row={row} selected={selected.has(row.id)} onToggle={toggle} onRow={onRow} />
          ))}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </HTMLTable>
    </div>
  );
}

interface HeadProps {
  name: string;
  label: string;
  sort: MessageQuery["sort"];
  onSort: ((order: "ascending" | "descending") => void) | undefined;
}

function Head({ name, label, sort, onSort }: HeadProps): ReactElement {
  if (!onSort) return <th>{label}</th>;
  const order = sort.field === name ? sort.order : "none";
  return (
    <th aria-sort={order} data-sort={name}>
      <Button
        variant="minimal"
        size="small"
        text={label}
        onClick={() => onSort(order === "descending" ? "ascending" : "descending")}
      />
    </th>
  );
}

function Gap({ height }: { height: number }): ReactElement {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns.length + 2} style={{ height }}>
        {"\u00A0"}
      </td>
    </tr>
  );
}
