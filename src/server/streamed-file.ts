import type { Readable } from "node:stream";

/** An answer that is a file, sent as it is made. */
export class StreamedFile {
  readonly stream: Readable;
  /** The name to save it under, in any letters. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Further headers. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(file: Pick<StreamedFile, "stream" | "name" | "type" | "headers">) {
    this.stream = file.stream;
    this.name = file.name;
    this.type = file.type;
    this.headers = file.headers;
  }
}

/** Control characters, and marks that turn the direction of text: with them "gpj.exe" can look like "exe.jpg". */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** RFC 6266 with the name as RFC 5987 writes it, and for clients that do not know that, without its foreign letters. */
export function contentDisposition(fileName: string): string {
  const name = fileName.replace(misleading, "");
  const plain = name.replace(/[^\w .()-]/g, "_");
  // encodeURIComponent leaves some signs that RFC 5987 does not allow.
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
