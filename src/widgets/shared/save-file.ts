/** Hands a file to the browser, which asks or saves as it is set to. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A title as the name of a file: no sign that a file system refuses. */
export function fileName(title: string, ending: string): string {
  return `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim()}.${ending}`;
}
