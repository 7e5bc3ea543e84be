import { createHash } from "node:crypto";
import { readQuery } from "../checks/promql";
import type { Tools } from "../emit/tools";
import { validatorCode } from "./validators";

/** SHA-256 by Node, validators by ajv, queries by the grammar of Prometheus. */
export const nodeTools: Tools = { hash, validator: validatorCode, readQuery };

function hash(...texts: readonly string[]): string {
  const digest = createHash("sha256");
  for (const text of texts) digest.update(`${text.length}:${text}`);
  return digest.digest("hex");
}
