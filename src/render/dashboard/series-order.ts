import type { ResolvedCard } from "../../model/resolved-dashboard";
import type { ScopeValues } from "./board-scope";

/** A card whose series are named by their fields in the order that was chosen on the board; the same card where nothing was. */
export function inChosenOrder(card: ResolvedCard, values: ScopeValues): ResolvedCard {
  if (!("seriesOrder" in card) || !card.seriesOrder || !card.series) return card;
  const { filter, fields } = card.seriesOrder;
  const chosen = values[filter];
  if (!Array.isArray(chosen)) return card;
  const first = chosen.map((value) => fields[String(value)]);
  const known = Object.values(fields);
  // Fields of no choice, such as what a sum is called, stay in front.
  const place = (name: string): number =>
    known.includes(name) ? (first.includes(name) ? first.indexOf(name) : first.length) : -1;
  return { ...card, series: card.series.toSorted((one, other) => place(one.name) - place(other.name)) };
}
