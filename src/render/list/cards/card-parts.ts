import type { WidgetName } from "../../../model/widget-names";
import type { PreparedColumn } from "../columns";

/** Where a value stands in a card: beside its heading, as a paragraph, as tags, large below, or in a line with its name. */
export type CardPart = "tag" | "text" | "tags" | "figure" | "fact";

/** A column's part follows from its widget; whatever is not named here is a fact. */
const parts: Partial<Record<WidgetName, CardPart>> = {
  enumTag: "tag",
  choice: "tag",
  segmented: "tag",
  boolean: "tag",
  textarea: "text",
  longText: "text",
  html: "text",
  tags: "tags",
  multiChoice: "tags",
  money: "figure",
  percent: "figure",
  number: "figure",
};

/** The parts of a card: its heading, which is the first column, and the others by where they stand, in config's order. */
export function cardParts([heading, ...others]: readonly PreparedColumn[]): {
  heading: PreparedColumn | undefined;
} & Record<CardPart, PreparedColumn[]> {
  const of = (part: CardPart): PreparedColumn[] =>
    others.filter(({ column }) => (parts[column.widget] ?? "fact") === part);
  return { heading, tag: of("tag"), text: of("text"), tags: of("tags"), figure: of("figure"), fact: of("fact") };
}
