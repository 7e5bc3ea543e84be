/** What the version check knows. */
export interface VersionFacts {
  /** The version file's content; undefined when it is missing or unreadable. */
  published: string | undefined;
  /** Local storage `vueVersion`. */
  stored: string | undefined;
  /** Whether local storage keeps what is written: if not, a reload would not end the difference. */
  writable: boolean;
  /** Whether input would be lost by a reload. */
  unsaved: boolean;
  /** Whether this page load is itself such a reload. */
  reloaded: boolean;
}

/** What to do about it: nothing, remember the version, reload (remembering it first), or offer the reload. */
export type VersionDecision = "nothing" | "store" | "reload" | "offer";

/**
 * Specification §2: "On every navigation the product fetches a version file and reloads the page if the version differs from
 * the one stored locally." Once, never in a loop, never over unsaved input; without a readable file nothing happens.
 */
export function decideVersion(facts: VersionFacts): VersionDecision {
  if (facts.published === undefined) return "nothing";
  if (facts.stored === undefined) return "store";
  if (facts.stored === facts.published) return "nothing";
  return facts.writable && !facts.unsaved && !facts.reloaded ? "reload" : "offer";
}

/** The version in the text of the version file, `{ "version": "<hash>" }`; undefined where the text is no such file. */
export function readVersion(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("version" in value)) return undefined;
    return typeof value.version === "string" && value.version !== "" ? value.version : undefined;
  } catch {
    return undefined;
  }
}
