import { Readable } from "node:stream";
import { constants } from "node:zlib";
import ZipStream from "zip-stream";

/** A file in the archive; its content is there, or comes in parts, of which only one or two are held at a time. */
export interface ZipEntry {
  name: string;
  content: string | AsyncIterable<string>;
}

/** When the file was made stands in its name: the date inside is the format's first day, so that equal content is equal bytes. */
const DATE = new Date("1980-01-01T00:00:00Z");

/**
 * An archive, made while it is read. Each part of a content leaves as soon as it is there: behind every part stands the empty
 * block of a flush (bytes 00 00 FF FF), by which a receiver can count parts; texts are stored as they are and have none.
 * Throws what a content throws; contents are let go of when nobody reads on.
 */
export async function* zip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const archive = new ZipStream({ zlib: { level: 6, flush: constants.Z_SYNC_FLUSH }, highWaterMark: 1 });
  const contents: Readable[] = [];
  const write = async (): Promise<void> => {
    for (const { name, content } of entries) {
      if (typeof content === "string") {
        await append(archive, content, { name, date: DATE, store: true });
      } else {
        const source = Readable.from(content, { highWaterMark: 1 });
        contents.push(source);
        await append(archive, source, { name, date: DATE });
      }
    }
    archive.finish();
  };
  write().catch((error: Error) => archive.destroy(error));
  try {
    yield* archive as AsyncIterable<Buffer>;
  } finally {
    for (const content of contents) content.destroy();
  }
}

/** Resolves when the entry has been written. */
function append(
  archive: ZipStream,
  source: string | Readable,
  entry: { name: string; date: Date; store?: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry(source, entry, (error) => (error ? reject(error) : resolve()));
  });
}
