import type { ConfigError } from "./errors";

/** What could stand in place of a name that does not exist. */
export interface Known {
  /** The name that does not exist. */
  name: string;
  /** Every name that does, as the check came by them. */
  names: readonly string[];
}

/** Kept beside the mistakes: whoever prints or compares these has no use for hundreds of names. */
const knownBy = new WeakMap<ConfigError, Known>();

/** Keeps what could stand in the place of a mistake, as long as the mistake itself. */
export function keepKnown(error: ConfigError, known: Known): void {
  knownBy.set(error, known);
}

/** What could stand in the place of a mistake; undefined where it is about no name. */
export function knownOf(error: ConfigError): Known | undefined {
  return knownBy.get(error);
}
