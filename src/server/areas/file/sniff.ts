/** Media types of the files that are taken. */
export type FileType = "application/pdf" | "image/png" | "image/jpeg";

interface Kind {
  /** The first bytes of every such file. */
  magic: readonly number[];
  /** Endings of its name, lower case. */
  endings: readonly string[];
}

const kinds: Record<FileType, Kind> = {
  "application/pdf": { magic: [0x25, 0x50, 0x44, 0x46, 0x2d], endings: [".pdf"] },
  "image/png": { magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], endings: [".png"] },
  "image/jpeg": { magic: [0xff, 0xd8, 0xff], endings: [".jpg", ".jpeg"] },
};

/**
 * What a file is, by its first bytes; undefined where it is none of the kinds taken, or where its name says another one:
 * whoever opens it later goes by the name.
 */
export function fileTypeOf(content: Uint8Array, name: string): FileType | undefined {
  const type = (Object.keys(kinds) as FileType[]).find((one) =>
    kinds[one].magic.every((byte, index) => content[index] === byte),
  );
  return type && kinds[type].endings.some((ending) => name.toLowerCase().endsWith(ending)) ? type : undefined;
}
