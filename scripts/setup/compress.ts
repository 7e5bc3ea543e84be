import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Kinds of file that shrink; below this size the headers outweigh the gain. */
const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|md)$/;
const LEAST_BYTES = 512;

/** Brotli's levels: the highest, for what is built once, and the next one, two percent larger in a third of the time. */
export const brotliLevels = { built: 11, published: 10 } as const;

/**
 * Writes `x.br` and `x.gz` beside every text file under a folder, so that serving costs nothing. What is already compressed and not
 * older than its source is left; a compressed file without source is removed.
 * @param level of Brotli, one of `brotliLevels`
 */
export async function compressFolder(folder: string, level: number = brotliLevels.built): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const present = new Set(files);
  await Promise.all(
    files.map((file) => (COMPRESSIBLE.test(file) ? compressFile(file, level) : removeOrphan(file, present))),
  );
}

async function compressFile(file: string, level: number): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  if (size < LEAST_BYTES) return removeCompressed(file);
  if (await isFresh(`${file}.br`, mtimeMs)) return;
  const source = await readFile(file);
  await Promise.all([
    toBrotli(source, { params: brotliOf(level, source) }).then((bytes) => putInPlace(`${file}.br`, bytes)),
    toGzip(source, { level: 9 }).then((bytes) => putInPlace(`${file}.gz`, bytes)),
  ]);
}

const brotliOf = (level: number, { length }: Buffer): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});

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
