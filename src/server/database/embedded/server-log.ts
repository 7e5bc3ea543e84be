import { type FileHandle, open, stat, truncate } from "node:fs/promises";

/** Longest log of the server, bytes, and how much of its end is kept when it has grown longer. */
export const MOST_LOG_BYTES = 1024 * 1024;
const KEPT_BYTES = 64 * 1024;
const CHECK_EVERY_MS = 60_000;

/**
 * Opens the log for the server to write to.
 * @param fresh begins with an empty one; otherwise that of the server's last run is continued
 */
export async function openServerLog(file: string, fresh: boolean): Promise<FileHandle> {
  // Appending, so that the server writes at the end of the file after it was shortened, too.
  const log = await open(file, "a", 0o600);
  if (fresh) await log.truncate();
  return log;
}

/** Keeps the log of a running server from growing without bound. @returns what ends that */
export function limitServerLog(file: string): () => void {
  const timer = setInterval(() => void shorten(file).catch(() => undefined), CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Cuts a log that has grown too long down to its last lines. What is written at that very moment may be lost. */
export async function shorten(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size <= MOST_LOG_BYTES) return;
  const end = await readEnd(file, size);
  await truncate(file);
  const log = await open(file, "a");
  await log.write(end.subarray(end.indexOf("\n") + 1)).finally(() => log.close());
}

async function readEnd(file: string, size: number): Promise<Buffer> {
  const log = await open(file, "r");
  const { buffer, bytesRead } = await log
    .read(Buffer.alloc(KEPT_BYTES), 0, KEPT_BYTES, size - KEPT_BYTES)
    .finally(() => log.close());
  return buffer.subarray(0, bytesRead);
}
