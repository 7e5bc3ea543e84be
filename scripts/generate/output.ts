/** A generated file: its path from the repository's root and its whole text. */
export interface Output {
  path: string;
  content: string;
}
