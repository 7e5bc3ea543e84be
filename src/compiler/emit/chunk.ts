import type { DirectoryPart, PartName, ResolvedScreen, ScreenModule } from "../../model/resolved";
import type { Tools } from "./tools";
import { validatorsFunction } from "./validators-function";

/** A file to write, by its path below the output folder. */
export interface EmittedFile {
  path: string;
  content: string;
}

/** A screen's chunk: an ES module whose name tells its content. */
export function screenChunk(tools: Tools, screen: ResolvedScreen, operations: ScreenModule["operations"]): EmittedFile {
  const schemas = Object.values(screen.views).flatMap((view) => (view.kind === "form" ? [view.schema] : []));
  const validators =
    schemas.length > 0 ? `export const validators = ${validatorsFunction(schemas, tools.validator)};\n` : "";
  const called = `export const operations = ${JSON.stringify(operations)};\n`;
  const content = `export default ${JSON.stringify(screen)};\n${called}${validators}`;
  return { path: `console/screens/${screen.subject}.${nameOf(content, tools)}.js`, content };
}

/** Data that is fetched when it is first asked for, in the same form. */
export function partChunk(
  tools: Tools,
  name: PartName | "addresses" | `sources.${string}`,
  data: unknown,
  operations?: ScreenModule["operations"],
): EmittedFile {
  const called = operations ? `export const operations = ${JSON.stringify(operations)};\n` : "";
  const content = `export default ${JSON.stringify(data)};\n${called}`;
  return { path: `console/screens/_${name}.${nameOf(content, tools)}.js`, content };
}

/** The reverse, of a directory unless told otherwise. */
export function readPart<T = DirectoryPart>(content: string): T {
  return JSON.parse(content.replace(/^export default /, "").replace(/;\s*$/, "")) as T;
}

/** The reverse, of a screen: what it shows, and the operations it brings along. */
export function readScreen(content: string): Pick<ScreenModule, "default" | "operations"> {
  const [screen, operations] = content
    .split("\n")
    .map((line) => line.replace(/^export .*?(?=\{)/, "").replace(/;$/, ""));
  return {
    default: JSON.parse(screen ?? "") as ScreenModule["default"],
    operations: JSON.parse(operations ?? "") as ScreenModule["operations"],
  };
}

/** Eight hex digits that tell one content from another. */
function nameOf(content: string, { hash }: Tools): string {
  return hash(content).slice(0, 8);
}
