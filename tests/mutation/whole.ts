import { readFolder } from "../../src/compiler/node/read-folder";
import { apiOf } from "../../src/compiler/sources";
import type { Whole } from "./judge";

/** Config as it is in a folder of the project. */
export async function readWhole(root: string): Promise<Whole> {
  const texts = await readFolder(root);
  return { ...texts, handwritten: texts.handwritten ?? [], api: apiOf(texts) };
}
