import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signature, signedHeaders } from "../../../src/domain/signing";
import type { SigningPart } from "../../../src/domain/signing-names";

const parts = { source: "web", path: "/api/v1/mes/delete", code: "c0de", timestamp: "1718000000000", token: "t0ken" };
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

describe("signature (specification §7: md5 of source, path, code, timestamp and token)", () => {
  it("signs the parts in that order", () => {
    expect(signature(parts)).toBe(md5("web/api/v1/mes/deletec0de1718000000000t0ken"));
  });

  it("signs in another order where the config says so", () => {
    const order: SigningPart[] = ["token", "timestamp", "code", "path", "source"];
    expect(signature(parts, order)).toBe(md5("t0ken1718000000000c0de/api/v1/mes/deleteweb"));
  });

  it("signs calls before login with an empty token", () => {
    expect(signature({ ...parts, token: "" })).toBe(md5("web/api/v1/mes/deletec0de1718000000000"));
  });

  it.each(Object.keys(parts))("changes with %s", (part) => {
    expect(signature({ ...parts, [part]: "other" })).not.toBe(signature(parts));
  });
});

describe("signedHeaders", () => {
  it("carries everything but the path, under the names given", () => {
    const names = { token: "X-Token", timestamp: "X-Time", code: "X-Code", source: "X-Source", signature: "X-Sign" };
    expect(signedHeaders(parts, names)).toEqual({
      "X-Token": "t0ken",
      "X-Time": "1718000000000",
      "X-Code": "c0de",
      "X-Source": "web",
      "X-Sign": signature(parts),
    });
  });
});
