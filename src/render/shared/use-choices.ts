import { useQuery } from "@tanstack/react-query";
import type { Api } from "../../api/call";
import { useConsole } from "../../state/console";
import { formQuestion } from "../../state/freshness";
import type { ResolvedChoices } from "../../model/resolved-view";
import type { ChoiceOption, Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";
import { valueText } from "../../widgets/shared/value-text";
import { covers, resolveSend } from "./resolve-send";

/** Choices on their way, there, or failed. */
export interface Choices {
  options: ChoiceOption[] | undefined;
  failed: boolean;
  retry(): void;
}

/** Where the call answers a page at a time, so many are taken. */
const MOST_AT_ONCE = 200;

/** How the choices of a field are asked for; cached, so that several fields and forms ask once. */
export function choicesQuery(api: Api, choices: ResolvedChoices, source: Row) {
  const input = {
    ...resolveSend(choices.send, [source]),
    ...(choices.paged ? { pageNum: 1, pageSize: MOST_AT_ONCE } : {}),
  };
  return {
    queryKey: [choices.call, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
      api.callByName(choices.call, input, { signal, told: "inPlace" }),
    meta: formQuestion,
  };
}

/** The choices of a field from their call. */
export function useChoices(choices: ResolvedChoices, source: Row, ready = true): Choices {
  const { api } = useConsole();
  const query = useQuery({
    ...choicesQuery(api, choices, source),
    enabled: ready && covers(choices.send, source),
  });
  return {
    options: query.data !== undefined ? optionsOf(query.data, choices) : undefined,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}

/** The choices in an answer. Rows without a value are left out; labels of several values say which. */
export function optionsOf(
  answer: unknown,
  { value, label, fill }: Pick<ResolvedChoices, "value" | "label" | "fill">,
): ChoiceOption[] {
  const options = rowsOf(answer).flatMap((row): ChoiceOption[] => {
    const sent = row[value];
    if (typeof sent !== "string" && typeof sent !== "number") return [];
    const filled = fill && Object.fromEntries(Object.entries(fill).map(([name, source]) => [name, row[source]]));
    return [{ value: sent, label: valueText(row[label]) ?? String(sent), ...(filled ? { fill: filled } : {}) }];
  });
  const alike = ambiguousLabels(options);
  return options.map((option) =>
    alike.has(option.label) ? { ...option, label: `${option.label} · ${option.value}` } : option,
  );
}

/** The labels of several values. */
function ambiguousLabels(options: readonly ChoiceOption[]): ReadonlySet<string> {
  const values = new Map(options.map(({ label, value }) => [label, value]));
  return new Set(options.filter(({ label, value }) => values.get(label) !== value).map(({ label }) => label));
}

/** Tells the form, or its row, what is chosen together with what that fills in. */
export function filling(
  options: readonly ChoiceOption[] | undefined,
  onChange: (value: unknown, fill?: Row) => void,
): (value: unknown) => void {
  return (value) => onChange(value, options?.find((option) => option.value === value)?.fill);
}

/** The rows of an answer: a bare list, or a page's list. */
export function rowsOf(answer: unknown): Row[] {
  const list = Array.isArray(answer) ? answer : (answer as { list?: unknown } | null)?.list;
  return Array.isArray(list) ? list.filter(isRow) : [];
}
