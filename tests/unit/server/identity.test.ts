import { parseOptions } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { mergeCodes } from "../../../src/server/identity/grants";
import { lockedRefusal } from "../../../src/server/identity/login-lock";
import { hashPassword, verifyNobody, verifyPassword } from "../../../src/server/identity/password";

describe("passwords", () => {
  it("are hashed with argon2id at OWASP's cost, each with its own salt", async () => {
    const [one, other] = [await hashPassword("Harbour#4711"), await hashPassword("Harbour#4711")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(one).not.toBe(other);
  });

  it("are verified", async () => {
    const hash = await hashPassword("Harbour#4711");
    expect(await verifyPassword(hash, "Harbour#4711")).toBe(true);
    expect(await verifyPassword(hash, "harbour#4711")).toBe(false);
    expect(await verifyNobody("nobody has this password")).toBe(false);
  });
});

describe("lockedRefusal", () => {
  const now = new Date("2025-01-01T00:00:00Z");

  it.each([
    [-1, 1],
    [1, 1],
    [60, 1],
    [61, 2],
    [900, 15],
  ])("%i seconds before the end of a lock: %i minutes", (seconds, minutes) => {
    const refusal = lockedRefusal(new Date(now.getTime() + seconds * 1000), now, "oldPassword");
    expect(refusal).toMatchObject({
      code: 423,
      words: { zh: expect.stringContaining(` ${minutes} 分钟`) },
      errors: [{ field: "oldPassword" }],
    });
  });
});

describe("mergeCodes", () => {
  it.each([
    { own: "", ofRoles: [], merged: "" },
    { own: "v1,", ofRoles: [], merged: "v1," },
    { own: "v1,v3,", ofRoles: ["v3,v7,", "v7,v9-1,"], merged: "v1,v3,v7,v9-1," },
    { own: "all", ofRoles: ["v1,"], merged: "all" },
    { own: "channel", ofRoles: ["v1,"], merged: "channel" },
  ])("$own with $ofRoles is $merged", ({ own, ofRoles, merged }) => {
    expect(mergeCodes(own, ofRoles)).toBe(merged);
  });
});
