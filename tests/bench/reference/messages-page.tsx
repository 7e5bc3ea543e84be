import { Button, ButtonGroup, NonIdealState, Spinner } from "@blueprintjs/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { api } from "./api";
import { MessageFilters } from "./message-filters";
import { inputOf, PAGE_SIZE, pageOf, sortOf } from "./message-query";
import { MessageTable } from "./message-table";

/** The message centre: filters, sorting, pages in the address, selection, marking as read, deleting. */
export function MessagesPage(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const input = inputOf(search);
  const messages = useQuery({
    queryKey: ["listMessages", input],
    queryFn: ({ signal }) => api.call("listMessages", input, { signal }),
    placeholderData: keepPreviousData,
  });
  const changed = async (): Promise<void> => {
    setSelected(new Set());
    await client.invalidateQueries();
  };
  const read = useMutation({ mutationFn: (ids: number[]) => api.call("markMessagesRead", { ids }), onSuccess: changed });
  const remove = useMutation({ mutationFn: (ids: number[]) => api.call("deleteMessages", { ids }), onSuccess: changed });
  const set = (values: Record<string, string>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) if (value) next.set(name, value);
      else next.delete(name);
    setSearch(next);
  };
  const page = pageOf(search);
  const pages = Math.max(1, Math.ceil((messages.data?.total ?? 0) / PAGE_SIZE));

  if (messages.isError) return <NonIdealState title="加载失败" action={<Button text="重试" onClick={() => void messages.refetch()} />} />;
  if (!messages.data) return <Spinner />;
  return (
    <>
      <h1>消息中心</h1>
      <MessageFilters search={search} onChange={(values) => set({ ...values, page: "" })} />
      <div className="reference-row">
        <Button text="标为已读" disabled={selected.size === 0} onClick={() => read.mutate([...selected])} />
        <Button text="删除" intent="danger" disabled={selected.size === 0} onClick={() => remove.mutate([...selected])} />
      </div>
      <MessageTable
        rows={messages.data.list}
        sort={sortOf(search)}
        onSort={(sort) => set({ sort, page: "" })}
        selected={selected}
        onSelect={setSelected}
        onRead={(id) => read.mutate([id])}
        onDelete={(id) => remove.mutate([id])}
      />
      <ButtonGroup>
        <Button text="上一页" disabled={page <= 1} onClick={() => set({ page: String(page - 1) })} />
        <Button text={`${page} / ${pages}，共 ${messages.data.total} 条`} disabled />
        <Button text="下一页" disabled={page >= pages} onClick={() => set({ page: String(page + 1) })} />
      </ButtonGroup>
    </>
  );
}
