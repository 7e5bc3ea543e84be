import type { CardPart } from "../../../model/widgets";
import { widgetTraits } from "../../../widgets/traits";
import type { PreparedColumn } from "../columns";

/** Where a column's values stand in a card, unless they head it. */
export function cardPartOf({ column }: PreparedColumn): CardPart {
  return widgetTraits(column.widget).cardPart ?? "fact";
}

/** The parts of a card: its heading, which is the first column, and the others by where they stand, in config's order. */
export function cardParts([heading, ...others]: readonly PreparedColumn[]): {
  heading: PreparedColumn | undefined;
} & Record<CardPart, PreparedColumn[]> {
  const of = (part: CardPart): PreparedColumn[] => others.filter((each) => cardPartOf(each) === part);
  return { heading, tag: of("tag"), text: of("text"), tags: of("tags"), figure: of("figure"), fact: of("fact") };
}
