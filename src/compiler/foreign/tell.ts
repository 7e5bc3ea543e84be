import type { Language, Words } from "../../model/words";
import { formatError } from "../report/format-error";
import type { ForeignConsole } from "./foreign-console";
import { becomes, type Outcome } from "./outcomes";

const became: Record<Outcome["became"], Words> = {
  list: { zh: "列表", en: "list" },
  detail: { zh: "详情", en: "detail" },
  form: { zh: "表单", en: "form" },
  question: { zh: "查询表单", en: "question" },
  action: { zh: "操作", en: "action" },
  download: { zh: "下载", en: "download" },
  none: { zh: "未包含", en: "left out" },
};

/** How many operations have become what. */
export function countsOf(outcomes: readonly Outcome[]): Record<Outcome["became"] | "all", number> {
  const counts = becomes.map((kind) => [kind, outcomes.filter((each) => each.became === kind).length] as const);
  return { ...(Object.fromEntries(counts) as Record<Outcome["became"], number>), all: outcomes.length };
}

/** Says what each operation has become, and how many of each there are, line by line. */
export function tellForeign({ outcomes, adapter, errors }: ForeignConsole, language: Language): string {
  const zh = language === "zh";
  const counts = countsOf(outcomes);
  const paging = adapter.paging.map(({ kind, ...names }) => `${kind} (${Object.values(names).join(", ")})`).join("; ");
  const kinds = becomes.filter((kind) => counts[kind] > 0).map((kind) => `${became[kind][language]} ${counts[kind]}`);
  const placed = counts.all - counts.none;
  return [
    ...outcomes.map((each) => row(each, language)),
    "",
    `${zh ? "认证" : "authentication"}: ${adapter.authentication.kind}`,
    `${zh ? "分页" : "paging"}: ${paging || "-"}`,
    ...(adapter.sorting ? [`${zh ? "排序" : "sorting"}: ${Object.values(adapter.sorting).join(", ")}`] : []),
    zh
      ? `${counts.all} 个接口中已包含 ${placed} 个：${kinds.join("，")}`
      : `${placed} of ${counts.all} operations: ${kinds.join(", ")}`,
    ...errors.map((error) => formatError(error, language)),
  ].join("\n");
}

function row({ operation, method, path, became: kind, why }: Outcome, language: Language): string {
  const told = why === undefined ? "" : `  ${why[language]}`;
  return `${became[kind][language].padEnd(9)} ${method.toUpperCase().padEnd(6)} ${path}  ${operation}${told}`;
}
