import type { Scope } from "../index/scope";
import type { ConfigFile, Path, Place } from "../read/config-file";
import type { Report } from "../report";

/** A check reports every mistake of its kind. */
export type Check = (scope: Scope, report: Report) => void;

/** A place by file and path. */
export function at(holder: { file: ConfigFile }, path: Path): Place {
  return { file: holder.file, path };
}

/** A place by file and path, pointing to the key. */
export function atKey(holder: { file: ConfigFile }, path: Path): Place {
  return { file: holder.file, path, key: true };
}

/** Names declared under a key of a screen file, those included whose shape is wrong: they exist all the same. */
export function declared(raw: unknown, key: "fields" | "views" | "actions"): string[] {
  const holder = (raw as Record<string, unknown> | null)?.[key];
  return typeof holder === "object" && holder !== null ? Object.keys(holder) : [];
}
