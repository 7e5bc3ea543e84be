/** What no file system wants in a name: separators, control characters, and what Windows refuses. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/**
 * The file name in a Content-Disposition header (RFC 6266): `filename*=UTF-8''…` before `filename="…"`. Never a path.
 * Undefined where the header names none.
 */
export function fileNameOf(header: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(header ?? "")?.[1];
  const quoted = /filename\s*=\s*"((?:\\.|[^"\\])*)"/i.exec(header ?? "")?.[1]?.replaceAll(/\\(.)/g, "$1");
  const plain = /filename\s*=\s*([^";\s]+)/i.exec(header ?? "")?.[1];
  const name = (decoded(encoded) ?? quoted ?? plain)?.replaceAll(forbidden, "_").replace(/^\.+/, "").trim();
  return name === "" ? undefined : name;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
