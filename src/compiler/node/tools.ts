import { createHash } from "node:crypto";
import type { Tools } from "../emit/tools";
import { validatorCode } from "./validators";

/** SHA-256 by Node, validators by ajv. */
export const nodeTools: Tools = { hash, validator: validatorCode };

function hash(...texts: readonly string[]): string {
  const digest = createHash("sha256");
  for (const text of texts) digest.update(`${text.length}:${text}`);
  return digest.digest("hex");
}
