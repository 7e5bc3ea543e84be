import type { ConfigChange } from "../../model/config/changes";
import type { Program } from "../index/program";

/** What has changed for users, the newest first. */
export function changesOf({ changes }: Program): ConfigChange[] {
  return [...(changes?.value.entries ?? [])].sort((a, b) => (a.date < b.date ? 1 : -1));
}
