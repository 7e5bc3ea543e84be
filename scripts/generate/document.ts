import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** One operation of the bundled description, as far as the generators read it. */
export interface DescribedOperation {
  operationId: string;
  summary: string;
  "x-summary-zh"?: string;
  "x-source": "specification" | "inferred";
  /** Every POST says it; a GET changes nothing. */
  "x-change"?: boolean;
  tags?: string[];
  /** Tags of the operations whose answers it makes stale. */
  "x-affects"?: string[];
  /** A code, or several of which any suffices. */
  "x-permission"?: string | string[];
  /** Name of the outside service the call needs. */
  "x-provider"?: string;
  "x-one-time-password"?: boolean;
  "x-public"?: boolean;
  "x-self"?: string;
  "x-log-only"?: boolean;
  "x-background"?: boolean;
  "x-export"?: boolean;
  /** Largest body, bytes, where it may be larger than others. */
  "x-max-body"?: number;
}

/** The bundled description: one document whose references are all local. */
export interface ApiDocument {
  openapi: string;
  paths: Record<string, Partial<Record<Method, DescribedOperation>>>;
  components: { schemas: Record<string, object> };
}

/** The methods the API uses, in the order in which they are listed. */
export const methods = ["get", "post"] as const;
export type Method = (typeof methods)[number];

/** An operation together with where it is found. */
export interface PlacedOperation {
  method: Method;
  path: string;
  operation: DescribedOperation;
}

/**
 * Joins the area files under `schema/api` into one document, by Redocly's own bundler.
 * Throws with Redocly's words when a reference leads nowhere.
 */
export async function bundleApi(rootFile: string): Promise<ApiDocument> {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const folder = await mkdtemp(join(tmpdir(), "api-"));
  const target = join(folder, "openapi.json");
  try {
    await promisify(execFile)(process.execPath, [cli, "bundle", rootFile, "--output", target], {
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    return JSON.parse(await readFile(target, "utf8")) as ApiDocument;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A description from a file: JSON whose references are all local as it is, anything else bundled. Rejects where it is none. */
export async function readDescription(file: string): Promise<ApiDocument> {
  const document = file.endsWith(".json")
    ? (JSON.parse(await readFile(file, "utf8")) as ApiDocument)
    : await bundleApi(file);
  if (typeof document.paths !== "object") throw new Error("it has no paths");
  return document;
}

/** Every operation, in the order of the description. */
export function placedOperations(document: ApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ method, path, operation }];
    }),
  );
}
