import { fileNameOf } from "./file-name";

/** A file that a call answered. */
export interface ReceivedFile {
  blob: Blob;
  /** As the server calls it; undefined where it does not say. */
  name?: string;
}

/** How far a file has come, bytes; with the piece that came, and what the answer's headers say. */
export type FileProgress = (received: number, total: number | undefined, piece: Uint8Array, headers: Headers) => void;

/**
 * Reads the body of an answer that is a file. `alive` is told of each piece, so that a long file is not taken for a silent
 * server.
 */
export async function receiveFile(
  response: Response,
  alive: () => void,
  progress?: FileProgress,
): Promise<ReceivedFile> {
  const total = Number(response.headers.get("content-length")) || undefined;
  const pieces: BlobPart[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value);
    received += piece.value.byteLength;
    alive();
    progress?.(received, total, piece.value, response.headers);
  }
  const name = fileNameOf(response.headers.get("content-disposition"));
  const blob = new Blob(pieces, { type: response.headers.get("content-type") ?? "" });
  return name === undefined ? { blob } : { blob, name };
}
