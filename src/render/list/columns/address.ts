import type { LaidColumn } from "./layout";

/** The columns that an address names: `columns=title,type`; undefined where it names none. */
export function columnsIn(text: string | null): string[] | undefined {
  const names = (text ?? "").split(",").filter((name) => name !== "");
  return names.length > 0 ? names : undefined;
}

/** The address with the columns that are shown, or without any. */
export function withColumns(search: URLSearchParams, columns: readonly LaidColumn[] | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("columns");
  const shown = columns?.filter((laid) => laid.shown).map(({ column }) => column.name) ?? [];
  if (shown.length > 0) next.set("columns", shown.join(","));
  return next;
}
