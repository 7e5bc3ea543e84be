import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { formatJson } from "./format-json";

/** Writes a file below a folder, with the folders it lies in. `name`: its path below the folder. */
export async function writeBelow(folder: string, name: string, text: string): Promise<void> {
  const place = path.join(folder, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

/** The same of a file of config, in the form that config has. */
export async function writeConfig(folder: string, name: string, text: string): Promise<void> {
  await writeBelow(folder, name, await formatJson(text));
}
