import { createHash } from "node:crypto";

/** What is kept of an activation code: enough to recognise it, not to use it. */
export function hashOfCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
