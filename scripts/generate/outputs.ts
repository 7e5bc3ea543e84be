import { basename, dirname, join } from "node:path";
import { configSchemas } from "../../src/compiler/config-schemas";
import { type AreaFile, answersFile, readAreas, renderAnswers } from "./answers";
import { renderAreas } from "./areas";
import { describeConfig } from "./config-docs";
import { renderDigests } from "./digests";
import { bundleApi, type ApiDocument } from "./document";
import { renderEnums } from "./enums";
import { renderFileClaims } from "./file-claims";
import { renderImages } from "./images";
import { describeLifecycles } from "./lifecycles";
import type { Output } from "./output";
import { renderPaths } from "./paths";
import { renderCalls, renderOperations } from "./operations";
import { renderRowFilters } from "./row-filters";
import { renderSeeds } from "./seeds";
import { renderTypes } from "./types";
import { renderWidgets } from "./widgets";

/** Makes generated files from the bundled description. */
export type Generator = (document: ApiDocument) => Output[] | Promise<Output[]>;

/** Where the description starts. */
export const rootFile = "schema/api/openapi.yaml";

/** What `npm run generate` makes from the description. A new kind of generated file is one more entry here. */
export const generators: Generator[] = [
  async (document) => [{ path: "src/generated/api.ts", content: await renderTypes(document) }],
  (document) => [{ path: "src/generated/enums.ts", content: renderEnums(document) }],
  (document) => [{ path: "src/generated/calls.ts", content: renderCalls(document) }],
  () => [{ path: "src/generated/operations.ts", content: renderOperations() }],
  (document) => [{ path: "src/generated/row-filters.ts", content: renderRowFilters(document) }],
  (document) => [{ path: "src/generated/openapi.json", content: `${JSON.stringify(document, null, 2)}\n` }],
  (document) => configSchemas(document),
  (document) => describeConfig(document),
  () => renderDigests(),
  () => renderAreas(),
  () => renderSeeds(),
  (document) => [{ path: "src/server/generated/file-claims.ts", content: renderFileClaims(document) }],
  () => describeLifecycles(),
  () => renderWidgets(),
  () => renderImages(),
];

/** The generated parts of the description itself: they have to stand before the rest is made of it. */
export async function descriptionOutputs(): Promise<Output[]> {
  const folder = dirname(rootFile);
  const files = await readAreas(folder);
  const [root, areas] = [files.find(isRoot), files.filter((file) => !isRoot(file))];
  if (!root) throw new Error(`${rootFile} is missing`);
  return [
    { path: join(folder, answersFile), content: renderAnswers(files) },
    { path: rootFile, content: renderPaths(root, areas) },
  ];
}

const isRoot = ({ name }: AreaFile): boolean => name === basename(rootFile);

/** The text of every generated file, from the description as it stands on disk. */
export async function allOutputs(): Promise<Output[]> {
  const document = await bundleApi(rootFile);
  const outputs = await Promise.all(generators.map((generator) => generator(document)));
  return [...(await descriptionOutputs()), ...outputs.flat()];
}
