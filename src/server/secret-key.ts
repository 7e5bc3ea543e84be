import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "./data-folder";
import { KEY_BYTES } from "./vault";

const keyFile = path.join(dataFolder, "secret.key");
let known: Buffer | undefined;

/**
 * The key by which secrets in the database are encrypted: CDZ_SECRET_KEY, 32 bytes in base64 (for servers that share a
 * database), or one of the data folder, made when it is first needed. Without it nobody can read them: it belongs into the
 * backup, and into another one than the database.
 */
export function secretKey(): Buffer {
  known ??= keyOf(process.env.CDZ_SECRET_KEY) ?? keyOfFile(keyFile);
  return known;
}

/** A key as text, if there is one. Throws where it is not of the right length. */
export function keyOf(text: string | undefined): Buffer | undefined {
  if (!text) return undefined;
  const key = Buffer.from(text.trim(), "base64");
  if (key.length !== KEY_BYTES)
    throw new Error(`CDZ_SECRET_KEY has to be ${KEY_BYTES} bytes in base64, as by: openssl rand -base64 ${KEY_BYTES}`);
  return key;
}

/** The key of a file, which is made where there is none; of two programs that make it at once one is first, and both have its key. */
export function keyOfFile(file: string): Buffer {
  try {
    return readKey(file);
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(own, `${randomBytes(KEY_BYTES).toString("base64")}\n`, { mode: 0o600 });
  try {
    // A link appears whole or not at all, and never over another one.
    linkSync(own, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(own);
  }
  return readKey(file);
}

function readKey(file: string): Buffer {
  const key = keyOf(readFileSync(file, "utf8"));
  if (!key) throw new Error(`${file} has no key`);
  return key;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
