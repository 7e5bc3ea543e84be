/** One obligation of the specification, and what shows that the product meets it. */
export interface Row {
  /** The obliging words, quoted from the specification; a sentence with several obligations has a row for each. */
  says: string;
  /** Full titles (groups and title joined by " > ") of the tests that show it, by file. */
  tests: TestsByFile;
  /** What of it has no page yet: paths of routes and codes of menu entries, exactly those that config marks `pending`. */
  placeholders?: readonly string[];
}

/**
 * Titles of tests by their file, relative to the project. Titles in the unit and browser projects are those that are run;
 * those in the database project are the source's (`%s` for the cases of a table), since running these files takes a cluster.
 */
export type TestsByFile = Readonly<Record<string, readonly string[]>>;

/** A row with the paragraph it belongs to. */
export interface PlacedRow extends Row {
  /** "§1" to "§9", or "Introduction" for what comes before. */
  paragraph: string;
}
