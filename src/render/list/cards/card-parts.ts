import type { CardPart } from "../../../model/widgets";
import { widgetTraits } from "../../../widgets/traits";
import type { PreparedColumn } from "../columns";

/** The parts of a card: its heading, which is the first column, and the others by where they stand, in config's order. */
export function cardParts([heading, ...others]: readonly PreparedColumn[]): {
  heading: PreparedColumn | undefined;
} & Record<CardPart, PreparedColumn[]> {
  const of = (part: CardPart): PreparedColumn[] =>
    others.filter(({ column }) => (widgetTraits(column.widget).cardPart ?? "fact") === part);
  return { heading, tag: of("tag"), text: of("text"), tags: of("tags"), figure: of("figure"), fact: of("fact") };
}
