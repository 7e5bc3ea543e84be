import { expect, test } from "vitest";
import { isNodeSupported } from "../../../scripts/setup/node-version.mjs";

test.each([
  { version: "18.20.4", supported: false },
  { version: "20.9.0", supported: false },
  { version: "20.18.9", supported: false },
  { version: "20.19.0", supported: true },
  { version: "21.7.3", supported: false },
  { version: "22.11.0", supported: false },
  { version: "22.12.1", supported: true },
  { version: "23.11.0", supported: false },
  { version: "24.0.0", supported: true },
  { version: "100.0.0", supported: true },
])("Node $version is supported: $supported", ({ version, supported }) => {
  expect(isNodeSupported(version)).toBe(supported);
});
