import type { CloudCode, ResourceType } from "../../generated/api";
import type { CloudItem } from "../areas/cloud/provider";

/** One thing of a file by the names of the console's own columns, not yet checked. Undefined, null and empty texts say nothing. */
export type Described = Record<string, unknown>;

/** One thing of a file: where it stands ("line 12", "Volumes[3]"), and what is said of it or why it cannot be read. */
export type Found = { where: string } & ({ described: Described } | { problems: string[] });

/** What is left out of a file on purpose, and how often. */
export type LeftOut = Map<string, number>;

/** What a reader of files goes by. */
export interface Reading {
  cloudCode: CloudCode;
  /** The region of what does not name its own. */
  regionId: string | undefined;
  /** What the file does not have is marked as gone. */
  complete: boolean;
  leftOut: LeftOut;
}

/** A resource as it is written; `createTime` is null where the file does not tell it. */
export interface Entry {
  type: ResourceType;
  regionId: string;
  item: Omit<CloudItem, "createTime"> & { createTime: Date | null };
  tags: Record<string, string>;
}

/** Counts one more that is left out for this reason. */
export function leaveOut(leftOut: LeftOut, reason: string): void {
  leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
}
