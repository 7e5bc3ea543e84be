import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";

/** Longest text of an error that is logged, characters. */
const LONGEST = 200;
/** Errors of several at once that are logged. */
const MOST_CAUSES = 5;
/** Longest statement that is logged, characters: it has places instead of values. */
const LONGEST_STATEMENT = 1000;

/**
 * An error for the log, with the causes that the database driver wraps. Statements come without their parameters, and of
 * PostgreSQL's errors only what holds no values of rows: people's names, password hashes and uploads do not belong there.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return cut(String(error), LONGEST);
  const causes = [error.cause, ...(error instanceof AggregateError ? error.errors.slice(0, MOST_CAUSES) : [])];
  const told = causes.filter((cause) => cause !== undefined).map((cause) => `\n  caused by ${describeError(cause)}`);
  return `${error.name}: ${messageOf(error)}${framesOf(error)}${told.join("")}`;
}

/** The innermost cause in one line, for the operator of a server: PostgreSQL's or the network's own words, without values of rows. */
export function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return cut(String(error), LONGEST);
  if (error.cause !== undefined) return describeCause(error.cause);
  return messageOf(error) || ("code" in error ? String(error.code) : error.name);
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${cut(error.query, LONGEST_STATEMENT)}`;
  if (error instanceof DatabaseError) return `${cut(withoutValues(error), LONGEST)}${placeOf(error)}`;
  return cut(error.message, LONGEST);
}

/** PostgreSQL's message. Errors about data (class 22) quote the data. */
function withoutValues({ code, message }: DatabaseError): string {
  return code?.startsWith("22") ? message.replace(/".*"/s, '"…"') : message;
}

/** Where in the database it happened. `detail`, `where` and `hint` are left out: they quote rows. */
function placeOf({ code, schema, table, column, constraint }: DatabaseError): string {
  const facts = Object.entries({ code, schema, table, column, constraint }).filter(([, value]) => value !== undefined);
  return ` (${facts.map(([name, value]) => `${name} ${value}`).join(", ")})`;
}

/** The frames of the stack, without the message at its head: that one has the parameters in it. */
function framesOf({ stack = "", message }: Error): string {
  const head = stack.indexOf(message);
  if (head === -1) return "";
  const frames = stack
    .slice(head + message.length)
    .split("\n")
    .filter((line) => /^\s+at \S/.test(line));
  return frames.map((line) => `\n${cut(line, LONGEST)}`).join("");
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
