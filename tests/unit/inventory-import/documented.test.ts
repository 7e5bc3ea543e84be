import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { resourceTypes } from "../../../src/server/areas/cloud/provider";
import { statesOf } from "../../../src/server/areas/resource/states";
import { attributesOf } from "../../../src/server/inventory-import/check-entry";
import { attachments, terraformTypes } from "../../../src/server/inventory-import/terraform/types";

const lines = readFileSync(new URL("../../../docs/import-resources.md", import.meta.url), "utf8").split("\n");

it.each(resourceTypes)("the attributes and states of %s are documented", (type) => {
  const told = lines.filter((line) => line.startsWith("|") && line.split("|")[1]?.includes(`\`${type}\``)).join("\n");
  const names = [...Object.keys(attributesOf(type)), ...statesOf(type)];
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

it.each([...Object.keys(terraformTypes), ...Object.keys(attachments)])("%s of Terraform is documented", (type) => {
  expect(lines.join("\n")).toContain(`\`${type}\``);
});
