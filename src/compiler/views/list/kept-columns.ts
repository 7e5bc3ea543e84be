import type { ConfigList } from "../../../model/config/list";
import type { EnumWords } from "../../../model/config/texts";
import type { Column } from "../../../model/resolved-list";

/**
 * Names of the columns that stay in the row, however narrow the table is: those that config names, or else the first one, the
 * first that opens something, the state and the first amount.
 *
 * @param columns in config's order, each with what a click on it does
 * @param enums words of the enums that the columns show
 */
export function keptColumns(
  view: Pick<ConfigList, "keep" | "counts">,
  columns: readonly Column[],
  enums: EnumWords,
): ReadonlySet<string> {
  if (view.keep) return new Set(view.keep);
  const offered = columns.filter(({ optional }) => !optional);
  const found = [
    offered[0],
    offered.find(({ action }) => action !== undefined),
    stateColumn(view.counts, offered, enums),
    amountColumn(offered),
  ];
  return new Set(found.flatMap((column) => (column ? [column.name] : [])));
}

/** The column whose values the list counts, or else the first one whose words tell good from bad by their tones. */
function stateColumn(counts: string | undefined, columns: readonly Column[], enums: EnumWords): Column | undefined {
  const hasTones = (column: Column): boolean =>
    Object.values(enums[column.enum ?? ""] ?? {}).some(({ tone }) => tone !== undefined && tone !== "neutral");
  return columns.find(({ name }) => name === counts) ?? columns.find(hasTones);
}

/** The first amount that the list sums, or else the first one. */
function amountColumn(columns: readonly Column[]): Column | undefined {
  const amounts = columns.filter(({ widget }) => widget === "money");
  return amounts.find(({ total }) => total) ?? amounts[0];
}
