import { expect, test } from "vitest";
import { scripts } from "../../../package.json" with { type: "json" };

test.each([
  "start",
  "dev",
  "test",
  "create-customer",
  "list-customers",
  "reset-password",
  "unlock",
  "grant-staff",
  "revoke-staff",
] as const)(
  "npm run %s may be the first command in a fresh clone: it begins with Node alone and installs the rest",
  (name) => expect(scripts[name]).toMatch(/^(exec )?node scripts\/\w+\.mjs\b/),
);
