/** Saves a file that was made here. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; without this the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A title as the name of a file: no sign that a file system refuses. */
export function fileName(title: string, ending: string): string {
  return `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim()}.${ending}`;
}
