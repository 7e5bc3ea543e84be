import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import { bundleApi } from "../generate/document";

/** A description of an API, of any version of OpenAPI 3. */
export type AnyDocument = OpenApiDocument & { openapi?: string; swagger?: string };

/** It is none that can be read; the message says why, for whoever gave the file. */
export class NoDescription extends Error {
  override name = "NoDescription";
}

/**
 * Reads a description in JSON or YAML; one that refers to other files is bundled first. Rejects with NoDescription for a file that is none,
 * or that is of a version before OpenAPI 3.
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
  if (isWhole) return document;
  return (await bundleApi(file).catch((error: Error) => {
    throw new NoDescription(`${file}: ${error.message}`);
  })) as unknown as AnyDocument;
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
