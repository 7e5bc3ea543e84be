import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Kinds of file that shrink; below this size the headers outweigh the gain. */
const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|md)$/;
const LEAST_BYTES = 512;

/**
 * Writes `x.br` and `x.gz` beside every text file under a folder, at the highest level, so that serving costs nothing.
 * What is already compressed and not older than its source is left; a compressed file without source is removed.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const present = new Set(files);
  await Promise.all(files.map((file) => (COMPRESSIBLE.test(file) ? compressFile(file) : removeOrphan(file, present))));
}

async function compressFile(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  if (size < LEAST_BYTES) return removeCompressed(file);
  if (await isFresh(`${file}.br`, mtimeMs)) return;
  const source = await readFile(file);
  await Promise.all([
    toBrotli(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }).then((bytes) =>
      putInPlace(`${file}.br`, bytes),
    ),
    toGzip(source, { level: 9 }).then((bytes) => putInPlace(`${file}.gz`, bytes)),
  ]);
}

/** Written aside first: a server that reads the folder meanwhile must not send a part of it. */
async function putInPlace(file: string, bytes: Buffer): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  await writeFile(aside, bytes);
  await rename(aside, file);
}

async function isFresh(file: string, sourceTime: number): Promise<boolean> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs >= sourceTime,
    () => false,
  );
}

async function removeCompressed(file: string): Promise<void> {
  for (const suffix of [".br", ".gz"]) await rm(file + suffix, { force: true });
}

async function removeOrphan(file: string, present: ReadonlySet<string>): Promise<void> {
  const source = file.replace(/\.(br|gz)$/, "");
  if (source !== file && !present.has(source)) await rm(file);
}
