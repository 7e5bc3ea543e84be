import { readFile, stat } from "node:fs/promises";

/** Reads a JSON file again only when it has changed; undefined where it is missing or unreadable. */
export function freshJson<Content>(file: string): () => Promise<Content | undefined> {
  let [version, content]: [string, Content | undefined] = ["", undefined];
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      const found = `${mtimeMs} ${size}`;
      if (version !== found) [version, content] = [found, JSON.parse(await readFile(file, "utf8")) as Content];
      return content;
    } catch {
      return undefined;
    }
  };
}
