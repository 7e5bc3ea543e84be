import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyOf, keyOfFile } from "../../../src/server/secret-key";
import { KEY_BYTES, seal, unseal } from "../../../src/server/vault";

const key = randomBytes(KEY_BYTES);

describe("a sealed text", () => {
  it.each(["", "AKIDexample", "密钥 🔑", "x".repeat(10_000)])("opens again: %#", (text) => {
    expect(unseal(seal(text, "1", key), "1", key)).toBe(text);
  });

  it("is another one each time, and does not contain the text", () => {
    const [first, second] = [seal("secret", "1", key), seal("secret", "1", key)];
    expect(first).not.toBe(second);
    expect(Buffer.from(first.slice(3), "base64").toString("latin1")).not.toContain("secret");
  });

  const sealed = seal("secret", "1", key);
  const flipped = Buffer.from(sealed.slice(3), "base64");
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
  it.each([
    ["another key", sealed, "1", randomBytes(KEY_BYTES)],
    ["another owner", sealed, "2", key],
    ["a changed byte", `v1.${flipped.toString("base64")}`, "1", key],
    ["a text cut off", sealed.slice(0, 20), "1", key],
    ["a text that is not sealed", "secret", "1", key],
  ] as const)("does not open with %s", (_what, text, owner, by) => {
    expect(unseal(text, owner, by)).toBeUndefined();
  });
});

describe("the key", () => {
  it("of a file is made once, readable by its owner alone", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "key-"));
    const file = path.join(folder, "data", "secret.key");
    const made = keyOfFile(file);
    expect(made).toHaveLength(KEY_BYTES);
    expect(keyOfFile(file)).toEqual(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(keyOf(readFileSync(file, "utf8"))).toEqual(made);
    rmSync(folder, { recursive: true });
  });

  it("of the environment has 32 bytes, or is refused", () => {
    expect(keyOf(key.toString("base64"))).toEqual(key);
    expect(keyOf("")).toBeUndefined();
    expect(() => keyOf("short")).toThrow(/openssl/);
  });
});
