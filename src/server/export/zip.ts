import { constants, crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

/** A file in the archive; its content is there, or comes in parts, of which only one is held at a time. */
export interface ZipEntry {
  name: string;
  content: string | AsyncIterable<string>;
}

/** Numbers of the format (APPNOTE 4.3): signatures, and what a reader must know. */
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01, the format's first day: when the file was made stands in its name. */
const DATE = 0x21;
/** Sizes have 32 bits; beyond them is another format. */
const MOST_BYTES = 0xffff_ffff;

/** What the directory at the end says about an entry. */
interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * An archive, made while it is read. Node's own compression does the work, so that each part of an entry leaves as soon as
 * it is there: behind every part stands the empty block of a flush (bytes 00 00 FF FF), by which a receiver can count parts.
 * Throws where an archive of 32 bits has no room.
 */
export async function* zip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const record: Written = { name: Buffer.from(entry.name), crc: 0, packed: 0, size: 0, offset };
    const head = localHeader(record.name);
    offset += head.length;
    yield head;
    for await (const bytes of typeof entry.content === "string"
      ? deflatedAtOnce(entry.content, record)
      : deflated(entry.content, record)) {
      offset += bytes.length;
      yield bytes;
    }
    const descriptor = numbers([DESCRIPTOR, 4], [record.crc, 4], [record.packed, 4], [record.size, 4]);
    offset += descriptor.length;
    if (offset > MOST_BYTES || record.size > MOST_BYTES) throw new Error("the archive has more than 4 GB");
    yield descriptor;
    written.push(record);
  }
  const directory = Buffer.concat(written.map(centralHeader));
  const count = written.length;
  yield Buffer.concat([
    directory,
    numbers([END, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]),
  ]);
}

function* deflatedAtOnce(content: string, record: Written): Generator<Buffer> {
  const [bytes, packed] = [Buffer.from(content), deflateRawSync(content)];
  Object.assign(record, { crc: crc32(bytes), size: bytes.length, packed: packed.length });
  yield packed;
}

/** The content compressed as it comes, counted into its record. */
async function* deflated(content: AsyncIterable<string>, record: Written): AsyncGenerator<Buffer> {
  const stream = createDeflateRaw();
  let failure: Error | undefined;
  let waiting: Buffer[] = [];
  stream.on("data", (bytes: Buffer) => waiting.push(bytes));
  stream.on("error", (error) => (failure = error));
  const take = (): Buffer => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    record.packed += bytes.length;
    return bytes;
  };
  try {
    for await (const part of content) {
      const bytes = Buffer.from(part);
      record.crc = crc32(bytes, record.crc);
      record.size += bytes.length;
      stream.write(bytes);
      await new Promise<void>((resolve) => stream.flush(constants.Z_SYNC_FLUSH, resolve));
      if (failure) throw failure;
      yield take();
    }
    await new Promise<void>((resolve) => stream.once("end", resolve).end());
    yield take();
  } finally {
    stream.destroy();
  }
}

function localHeader(name: Buffer): Buffer {
  const head = numbers(
    [LOCAL, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [0, 2],
    [DATE, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([head, name]);
}

function centralHeader({ name, crc, packed, size, offset }: Written): Buffer {
  const head = numbers(
    [CENTRAL, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [0, 2],
    [DATE, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  );
  return Buffer.concat([head, name]);
}

/** Numbers, lowest byte first, each with its number of bytes. */
function numbers(...fields: (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
