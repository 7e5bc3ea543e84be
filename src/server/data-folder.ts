import path from "node:path";
import { fileURLToPath } from "node:url";

/** Keeps what lasts on this machine: the embedded PostgreSQL, the key of secrets, a note of the running server. CDZ_DATA_DIR, or .data of the project. */
export const dataFolder = process.env.CDZ_DATA_DIR
  ? path.resolve(process.env.CDZ_DATA_DIR)
  : fileURLToPath(new URL("../../.data", import.meta.url));
