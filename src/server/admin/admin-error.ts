/** Why a command of the server's administrator can't be done, in a sentence that says what to do. */
export class AdminError extends Error {
  override readonly name = "AdminError";
  /** Commands print the sentence alone. */
  readonly explained = true;
}
