/** A size as people read it: "512 KB", "4.8 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.ceil(bytes / 1024))} KB`;
  return `${(Math.ceil((bytes * 10) / (1024 * 1024)) / 10).toString()} MB`;
}
