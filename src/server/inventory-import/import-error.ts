/** Why an inventory cannot be imported, as one sentence for the person who asked. Commands print the sentence alone. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly explained = true;
}
