import type { ExportFormat } from "../../../generated/api";

/** Counts the rows of a file while it comes. */
export interface RowCounter {
  /** Takes a piece. @returns the rows so far, headings not counted. */
  take(piece: Uint8Array): number;
  /** Whether the file, all of which has been taken, is whole: has that many rows, or the end of an archive. */
  whole(total: number): boolean;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
/** A flush of the compression leaves these bytes, behind each batch of rows. */
const MARK = [0x00, 0x00, 0xff, 0xff];
/** The end of an archive: its signature, and its length without a comment. */
const ARCHIVE_END = [0x50, 0x4b, 0x05, 0x06];
const ARCHIVE_END_BYTES = 22;

/** A counter for a kind of file; `batch` as the server tells it. */
export function createRowCounter(format: ExportFormat, batch: number): RowCounter {
  return format === "csv" ? csvCounter() : workbookCounter(batch);
}

/** Line ends outside quotes; a quote inside quotes is two of them, which changes nothing. */
function csvCounter(): RowCounter {
  let lines = 0;
  let quoted = false;
  const rows = (): number => Math.max(0, lines - 1);
  return {
    take(piece) {
      for (const byte of piece) {
        if (byte === QUOTE) quoted = !quoted;
        else if (byte === LINE_FEED && !quoted) lines += 1;
      }
      return rows();
    },
    whole: (total) => !quoted && rows() === total,
  };
}

/** Marks, which other bytes look like once in four thousand million: good enough to tell how far it is. */
function workbookCounter(batch: number): RowCounter {
  let marks = 0;
  let matched = 0;
  let tail: number[] = [];
  return {
    take(piece) {
      for (const byte of piece) {
        // A third zero still leaves two before what follows.
        matched = byte === MARK[matched] ? matched + 1 : byte === 0 ? (matched === 2 ? 2 : 1) : 0;
        if (matched < MARK.length) continue;
        marks += 1;
        matched = 0;
      }
      tail = [...tail, ...piece.slice(-ARCHIVE_END_BYTES)].slice(-ARCHIVE_END_BYTES);
      return marks * batch;
    },
    whole: () => ARCHIVE_END.every((byte, index) => tail[index] === byte),
  };
}
