/** What a part of a report is, to be told apart by its colour. */
export type PaintedPart = "error" | "note" | "mark" | "aside";

/** Colours a part of a report, or leaves it as it is. */
export type Paint = (part: PaintedPart, text: string) => string;

/** Without colours: for files, pipes and browsers. */
export const plainly: Paint = (_part, text) => text;
