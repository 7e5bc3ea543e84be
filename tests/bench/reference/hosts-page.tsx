import { Button, ButtonGroup, Checkbox, HTMLSelect, HTMLTable, NonIdealState, Spinner } from "@blueprintjs/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import words from "../../../config/words/enums.json";
import { randomCode } from "../../../src/api/random-code";
import * as calls from "../../../src/generated/calls";
import { api } from "./api";
import { HostFilters } from "./host-filters";
import { HOST_PAGE_SIZES, hostInputOf, type HostSortField, readHostQuery } from "./host-query";
import { type HostAction, HostRow } from "./host-row";

const columns: { name: string; label: string; sort?: HostSortField }[] = [
  { name: "name", label: "名称", sort: "name" },
  { name: "status", label: "状态" },
  { name: "instanceType", label: "规格" },
  { name: "privateIp", label: "私网 IP" },
  { name: "publicIp", label: "公网 IP" },
  { name: "cloudCode", label: "云平台" },
  { name: "regionName", label: "地域" },
  { name: "monthCost", label: "本月费用", sort: "monthCost" },
  { name: "expireTime", label: "到期时间", sort: "expireTime" },
  { name: "tags", label: "标签" },
];

/** The hosts: figures, counts by state, filters, sorting, pages in the address, selection, starting and stopping. */
export function HostsPage(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const input = hostInputOf(search);
  const hosts = useQuery({
    queryKey: ["listHosts", input],
    queryFn: ({ signal }) => api.call(calls.listHosts, input, { signal }),
    placeholderData: keepPreviousData,
  });
  const inventory = useQuery({
    queryKey: ["getInventory"],
    queryFn: ({ signal }) => api.call(calls.getInventory, { type: "host" }, { signal }),
  });
  const { mutate } = useMutation({
    mutationFn: ({ action, ids }: { action: HostAction; ids: number[] }) =>
      api.call(calls.operateResources, { action, ids, clientToken: randomCode() }),
    onSuccess: async () => {
      setSelected(new Set());
      await client.invalidateQueries();
    },
  });
  const act = useCallback((action: HostAction, id: number) => mutate({ action, ids: [id] }), [mutate]);
  const toggle = useCallback(
    (id: number) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const set = (values: Record<string, string>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    setSearch(next);
  };
  if (hosts.isError)
    return <NonIdealState title="加载失败" action={<Button text="重试" onClick={() => void hosts.refetch()} />} />;
  if (!hosts.data) return <Spinner />;
  const { page, size, sort } = readHostQuery(search);
  const { list, total, counts } = hosts.data;
  const pages = Math.max(1, Math.ceil(total / size));
  const all = list.length > 0 && list.every(({ id }) => selected.has(id));
  return (
    <>
      <div className="reference-row">
        <h1>云主机</h1>
        <Button variant="minimal" text="刷新" onClick={() => void hosts.refetch()} />
      </div>
      {inventory.data && (
        <div className="reference-row">
          <span>资源 {inventory.data.total}</span>
          <span>本月费用 ¥{inventory.data.monthCost}</span>
          <span>即将到期 {inventory.data.expiring}</span>
          <span>数据时间 {inventory.data.asOf}</span>
        </div>
      )}
      <HostFilters search={search} onChange={(values) => set({ ...values, page: "" })} />
      <ButtonGroup>
        <Button text="全部" active={!search.get("status")} onClick={() => set({ status: "", page: "" })} />
        {counts.map(({ status, count }) => (
          <Button
            key={status}
            text={`${words.HostStatus[status].zh} ${count}`}
            active={search.get("status") === status}
            onClick={() => set({ status, page: "" })}
          />
        ))}
      </ButtonGroup>
      {selected.size > 0 && (
        <div className="reference-row">
          已选 {selected.size} 台
          <Button text="开机" onClick={() => mutate({ action: "start", ids: [...selected] })} />
          <Button text="关机" onClick={() => mutate({ action: "stop", ids: [...selected] })} />
        </div>
      )}
      <div className="reference-frame">
        <HTMLTable className="reference-table" compact interactive>
          <thead>
            <tr>
              <th>
                <Checkbox
                  aria-label="全选"
                  checked={all}
                  indeterminate={!all && selected.size > 0}
                  onChange={() => setSelected(new Set(all ? [] : list.map(({ id }) => id)))}
                />
              </th>
              {columns.map(({ name, label, sort: field }) => (
                <th key={name} aria-sort={field && (sort.field === field ? sort.order : "none")}>
                  {field ? (
                    <Button
                      variant="minimal"
                      size="small"
                      text={label}
                      onClick={() =>
                        set({
                          sort: `${field}.${sort.field === field && sort.order === "descending" ? "ascending" : "descending"}`,
                          page: "",
                        })
                      }
                    />
                  ) : (
                    label
                  )}
                </th>
              ))}
              <th>操作</th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <HostRow key={row.id} row={row} selected={selected.has(row.id)} onToggle={toggle} onAct={act} />
            ))}
          </tbody>
        </HTMLTable>
      </div>
      <div className="reference-row">
        <span aria-live="polite">
          第 {(page - 1) * size + 1}–{Math.min(page * size, total)} 条，共 {total} 条
        </span>
        <HTMLSelect
          aria-label="每页条数"
          options={HOST_PAGE_SIZES}
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
    </>
  );
}
