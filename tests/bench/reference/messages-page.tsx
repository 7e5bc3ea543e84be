import { Button, ButtonGroup, HTMLSelect, NonIdealState, Spinner } from "@blueprintjs/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactElement, Suspense, useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import * as calls from "../../../src/generated/calls";
import { api } from "./api";
import { MessageFilters } from "./message-filters";
import { inputOf, PAGE_SIZES, readQuery } from "./message-query";
import { MessageTable } from "./message-table";

const MessageDrawer = lazy(() => import("./message-drawer").then((module) => ({ default: module.MessageDrawer })));

/** The message centre: filters, sorting, pages in the address, selection, one message beside it, marking as read, deleting. */
export function MessagesPage(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const input = inputOf(search);
  const messages = useQuery({
    queryKey: ["listMessages", input],
    queryFn: ({ signal }) => api.call(calls.listMessages, input, { signal }),
    placeholderData: keepPreviousData,
  });
  const changed = async (): Promise<void> => {
    setSelected(new Set());
    await client.invalidateQueries();
  };
  const { mutate: read } = useMutation({
    mutationFn: (ids: number[]) => api.call(calls.markMessagesRead, { ids }),
    onSuccess: changed,
  });
  const { mutate: remove } = useMutation({
    mutationFn: (ids: number[]) => api.call(calls.deleteMessages, { ids }),
    onSuccess: changed,
  });
  const change = useCallback(
    (kind: "read" | "delete", id: number) => (kind === "read" ? read([id]) : remove([id])),
    [read, remove],
  );
  const set = (values: Record<string, string>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    setSearch(next);
  };
  const { page, size, sort } = readQuery(search);
  const total = messages.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / size));
  const open = Number(search.get("open"));

  if (messages.isError)
    return <NonIdealState title="加载失败" action={<Button text="重试" onClick={() => void messages.refetch()} />} />;
  if (!messages.data) return <Spinner />;
  return (
    <>
      <div className="reference-row">
        <h1>消息中心</h1>
        <Button variant="minimal" text="刷新" onClick={() => void messages.refetch()} />
      </div>
      <MessageFilters search={search} onChange={(values) => set({ ...values, page: "" })} />
      {selected.size > 0 && (
        <div className="reference-row">
          已选 {selected.size} 条
          <Button text="标为已读" onClick={() => read([...selected])} />
          <Button text="删除" intent="danger" onClick={() => remove([...selected])} />
        </div>
      )}
      <MessageTable
        rows={messages.data.list}
        sort={sort}
        onSort={({ field, order }) => set({ sort: `${field}.${order}`, page: "" })}
        selected={selected}
        onSelect={setSelected}
        onRow={change}
      />
      <div className="reference-row">
        <span aria-live="polite">
          第 {(page - 1) * size + 1}–{Math.min(page * size, total)} 条，共 {total} 条
        </span>
        <HTMLSelect
          aria-label="每页条数"
          options={PAGE_SIZES}
          value={size}
          onChange={(event) => set({ size: event.currentTarget.value, page: "" })}
        />
        <ButtonGroup>
          <Button text="首页" disabled={page <= 1} onClick={() => set({ page: "" })} />
          <Button text="上一页" disabled={page <= 1} onClick={() => set({ page: String(page - 1) })} />
          <Button text={`${page} / ${pages}`} disabled />
          <Button text="下一页" disabled={page >= pages} onClick={() => set({ page: String(page + 1) })} />
          <Button text="末页" disabled={page >= pages} onClick={() => set({ page: String(pages) })} />
        </ButtonGroup>
      </div>
      {open > 0 && (
        <Suspense>
          <MessageDrawer id={open} onClose={() => set({ open: "" })} />
        </Suspense>
      )}
    </>
  );
}
