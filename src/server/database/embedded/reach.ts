import { realpath, stat } from "node:fs/promises";
import path from "node:path";

/** The owner and permission bits of a folder, as `stat` gives them. */
export interface FolderMode {
  uid: number;
  gid: number;
  mode: number;
}

/** Who wants to pass through. */
export interface Passer {
  uid: number;
  gid: number;
}

/** Whether somebody other than root may pass through one folder: the execute bit of the first class that fits. */
export function mayPass(folder: FolderMode, passer: Passer): boolean {
  if (folder.uid === passer.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === passer.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** A folder and every folder above it, the root first. */
export function foldersTo(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...foldersTo(parent), folder];
}

/**
 * Whether somebody may pass through every existing folder on the way to one. What does not exist yet is about to be
 * made by us, and made passable.
 */
export async function canReach(folder: string, passer: Passer): Promise<boolean> {
  const real = await realpath(folder).catch(() => path.resolve(folder));
  const modes = await Promise.all(foldersTo(real).map(folderMode));
  return modes.every((mode) => mode === undefined || mayPass(mode, passer));
}

async function folderMode(folder: string): Promise<FolderMode | undefined> {
  return stat(folder).catch(() => undefined);
}
