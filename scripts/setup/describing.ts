import { describeError } from "../../src/server/describe-error";
import { Explained } from "./explained.mjs";

/** Does work with the database. @throws what `described` makes of its errors */
export async function describing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw described(error);
  }
}

/**
 * An error of work with the database, to be printed: described as in the log, because its own text holds the parameters of
 * statements, password hashes among them. One that explains itself stays as it is.
 */
export function described(error: unknown): Error {
  return error instanceof Error && "explained" in error ? error : new Explained(describeError(error));
}
