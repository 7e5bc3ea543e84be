/**
 * A reason why a file cannot be imported, as one sentence for the person who asked. Marked `explained`, so that commands
 * print the sentence alone.
 */
export class FocusError extends Error {
  readonly explained = true;

  constructor(sentence: string) {
    super(sentence);
    this.name = "FocusError";
  }
}
