/** The embedded PostgreSQL cannot do its work; the message is a sentence for whoever started it. */
export class EmbeddedError extends Error {
  override readonly name = "EmbeddedError";
  /** The message says it all: commands print it without the stack. */
  readonly explained = true;
}
