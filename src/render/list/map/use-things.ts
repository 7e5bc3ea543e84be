import { useContext, useMemo } from "react";
import type { ConfigMap } from "../../../model/config/list";
import type { ListView } from "../../../model/resolved-list";
import type { ResolvedAction } from "../../../model/resolved-view";
import type { Tone } from "../../../model/words";
import { moneyText } from "../../../domain/money";
import { useWords } from "../../../state/language";
import type { Row } from "../../../widgets/contract";
import { enumShown } from "../../../widgets/shared/enum-words";
import { valueText } from "../../../widgets/shared/value-text";
import { ListSearchContext, useScreen } from "../../shared/screen-context";
import type { KeyedRow } from "../selection";

/** A row as a map shows it. */
export interface Thing {
  key: string;
  parent: string | undefined;
  row: Row;
  name: string;
  kind: string;
  state: string;
  tone: Tone;
  amount: number;
  amountText: string;
  /** All of that, to be read out. */
  label: string;
  /** What a click does: the first row action that is possible. */
  action: ResolvedAction | undefined;
  href: string | undefined;
}

/** The key of the thing that an element of the map belongs to. */
export function thingKeyOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-thing]")?.dataset.thing : undefined;
}

/** The rows of a map with what is shown of them, and the greatest amount. */
export function useThings(
  view: ListView,
  map: ConfigMap,
  rows: readonly KeyedRow[],
): { things: readonly Thing[]; greatest: number } {
  const { language, reading, say } = useWords();
  const { enums, shownActions, availability, hrefOf } = useScreen();
  const search = useContext(ListSearchContext);
  return useMemo(() => {
    const column = (name: string) => view.columns.find((one) => one.name === name);
    const [kinds, states, amounts] = [column(map.kind)?.enum, column(map.state)?.enum, column(map.amount)];
    const names = view.columns[0]?.name ?? view.rowKey;
    const things = rows.map(([key, row]): Thing => {
      const kind = enumShown(row[map.kind], kinds, enums, language)?.text ?? "";
      const state = enumShown(row[map.state], states, enums, language);
      const name = valueText(row[names]) ?? key;
      const amount = Number(row[map.amount]);
      const text = valueText(row[map.amount]) ?? "";
      const amountText = moneyText(text, reading, row.currency)?.shown ?? text;
      const action = shownActions(view.rowActions, row).find((one) => availability(one, [row]).possible);
      return {
        key,
        parent: valueText(row[map.parent]),
        row,
        name,
        kind,
        action,
        amountText,
        amount: Number.isFinite(amount) ? amount : 0,
        state: state?.text ?? "",
        tone: state?.tone ?? "neutral",
        label: [name, kind, state?.text, amounts && `${say(amounts.words)} ${amountText}`].filter(Boolean).join(", "),
        href: action && hrefOf(action, row, search),
      };
    });
    return { things, greatest: things.reduce((most, { amount }) => Math.max(most, amount), 0) };
  }, [view, map, rows, enums, language, reading, say, shownActions, availability, hrefOf, search]);
}
