import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Output } from "./output";

/** Writes every output below the folder. */
export async function writeOutputs(folder: string, outputs: Output[]): Promise<void> {
  for (const { path, content } of outputs) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/** The paths whose file below the folder is missing or differs from its output. */
export async function driftingPaths(folder: string, outputs: Output[]): Promise<string[]> {
  const compared = await Promise.all(
    outputs.map(async ({ path, content }) => ((await textOf(join(folder, path))) === content ? [] : [path])),
  );
  return compared.flat();
}

/** A checkout may have changed line ends; that is no drift. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).replaceAll("\r\n", "\n");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
