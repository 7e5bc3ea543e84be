/** The whole error for the log, with the causes that the database driver wraps. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\n  caused by ${describeError(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
