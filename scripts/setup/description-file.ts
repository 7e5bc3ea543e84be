import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { type OpenApiDocument, resolve } from "../../src/compiler/api/json-schema";
import { bundleApi } from "../generate/document";

/** A description of an API, of any version of OpenAPI 3. */
export type AnyDocument = OpenApiDocument & { openapi?: string; swagger?: string };

/** It is none that can be read; the message says why, for whoever gave the file. */
export class NoDescription extends Error {
  override name = "NoDescription";
}

/**
 * Reads a description in JSON or YAML; one that refers to other files is bundled first. Rejects with NoDescription for a file that is none,
 * or that is of a version before OpenAPI 3, or that refers to what it does not have.
 */
export async function readAnyDescription(file: string): Promise<AnyDocument> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new NoDescription(`${file}: there is no such file / 没有这个文件`);
  });
  const document = parsed(text, file);
  if (document.swagger !== undefined)
    throw new NoDescription(
      `${file}: Swagger ${document.swagger}; convert it to OpenAPI 3 first / 请先转换为 OpenAPI 3`,
    );
  if (typeof document.paths !== "object" || document.paths === null)
    throw new NoDescription(`${file}: it has no "paths" / 没有 "paths"`);
  const isWhole = !/\$ref"?\s*:\s*["']?(?!#)[^"'\s#]/.test(text);
  const whole = isWhole ? document : await bundled(file);
  const missing = unresolved(whole);
  if (missing.length > 0) throw new NoDescription(missing.map((ref) => notThere(file, ref)).join("\n"));
  return whole;
}

const notThere = (file: string, ref: string): string =>
  `${file}: it refers to ${ref}, which is not there / 引用了 ${ref}，但文件中没有`;

async function bundled(file: string): Promise<AnyDocument> {
  return (await bundleApi(file).catch((error: Error) => {
    throw new NoDescription(`${file}: ${error.message}`);
  })) as unknown as AnyDocument;
}

/** The references within a document that lead nowhere, each once. */
function unresolved(document: AnyDocument): string[] {
  const [seen, missing] = [new Set<unknown>(), new Set<string>()];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === "string" && $ref.startsWith("#/") && resolve(document, $ref) === undefined) missing.add($ref);
    Object.values(value).forEach(visit);
  };
  visit(document);
  return [...missing];
}

function parsed(text: string, file: string): AnyDocument {
  try {
    // JSON is YAML, but far faster by its own parser.
    const value: unknown = text.trimStart().startsWith("{") ? JSON.parse(text) : parse(text);
    return (typeof value === "object" && value !== null ? value : {}) as AnyDocument;
  } catch (error) {
    throw new NoDescription(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
