/** A column and the room it takes. */
export interface FoldColumn {
  name: string;
  /** Never folded. */
  keep: boolean;
  /** The reader has shown or sized it: it folds after all others. */
  chosen: boolean;
  /** Pixels; undefined until it has been measured. */
  width: number | undefined;
}

/** What a column is taken to need until it has been measured, pixels: so little that one which might fit is drawn, and measured. */
const LEAST = 80;

/** What has been found out for a table. */
export interface Fold {
  /** Names of the columns that fold. */
  folded: ReadonlySet<string>;
  /** Even those that stay do not fit as they are: texts have to be cut off. */
  tight: boolean;
}

/**
 * Tells which columns fold into the rows' expansion, so that the others fit: from the last one on that may fold, then from
 * the last one on that the reader has chosen.
 *
 * @param room pixels for all columns
 * @param button pixels that the button takes which unfolds a row, where it comes with the first folded column
 */
export function foldColumns(columns: readonly FoldColumn[], room: number, button = 0): Fold {
  const folded = new Set<string>();
  let excess = columns.reduce((sum, column) => sum + needOf(column), 0) - room;
  if (excess <= 0) return { folded, tight: false };
  excess += button;
  const foldable = columns.filter(({ keep }) => !keep).toReversed();
  for (const column of [...foldable.filter(({ chosen }) => !chosen), ...foldable.filter(({ chosen }) => chosen)]) {
    if (excess <= 0) break;
    folded.add(column.name);
    excess -= needOf(column);
  }
  return { folded, tight: excess > 0 };
}

function needOf({ width }: FoldColumn): number {
  return width ?? LEAST;
}
