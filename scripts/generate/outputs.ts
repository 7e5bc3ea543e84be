import { configSchemas } from "../../src/compiler/config-schemas";
import { bundleApi, type ApiDocument } from "./document";
import { renderOperations } from "./operations";
import { renderTypes } from "./types";

/** A generated file: its path from the repository's root and its whole text. */
export interface Output {
  path: string;
  content: string;
}

/** Makes generated files from the bundled description. */
export type Generator = (document: ApiDocument) => Output[] | Promise<Output[]>;

/** Where the description starts. */
export const rootFile = "schema/api/openapi.yaml";

/** Everything `npm run generate` writes. A new kind of generated file is one more entry here. */
export const generators: Generator[] = [
  async (document) => [{ path: "src/generated/api.ts", content: await renderTypes(document) }],
  (document) => [{ path: "src/generated/operations.ts", content: renderOperations(document) }],
  (document) => [{ path: "src/generated/openapi.json", content: `${JSON.stringify(document, null, 2)}\n` }],
  (document) => configSchemas(document),
];

/** The text of every generated file, from the description as it stands on disk. */
export async function allOutputs(): Promise<Output[]> {
  const document = await bundleApi(rootFile);
  const outputs = await Promise.all(generators.map((generator) => generator(document)));
  return outputs.flat();
}
