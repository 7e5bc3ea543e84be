import type { FigureHeight, ResolvedCard } from "../../model/resolved-dashboard";

/** The classes of a card: its kind, its columns of twelve where the board has a grid, and, of a figure, its height. */
export function cardClasses({
  card,
  width,
  height,
}: Pick<ResolvedCard, "card"> & Partial<Pick<ResolvedCard, "width">> & { height?: FigureHeight | undefined }): string {
  return ["card", `card-${card}`, width && `card-width-${width}`, height && `card-${height}`].filter(Boolean).join(" ");
}
