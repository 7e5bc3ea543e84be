import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderFileClaims } from "../../../scripts/generate/file-claims";
import type { ApiDocument } from "../../../scripts/generate/document";
import document from "../../../src/generated/openapi.json" with { type: "json" };
import { fileClaims } from "../../../src/server/generated/file-claims";

const areas = new URL("../../../src/server/areas/", import.meta.url);
const sources = readdirSync(areas, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, text: readFileSync(new URL(file, areas), "utf8") }));

describe("what a file is taken for", () => {
  it("is what the description says of the property, in every operation that names a file", () => {
    const { VoucherFileId: slip, AttachmentId: attachment } = document.components.schemas;
    const ruleOf = (field: string, schema: typeof slip) => ({
      field,
      accept: schema["x-accept"],
      maxSize: schema["x-max-size"],
      readCode: schema["x-read-code"],
    });
    expect(fileClaims).toEqual({
      createRecharge: { voucherFileId: ruleOf("voucherFileId", slip) },
      createWorkOrder: { attachmentIds: ruleOf("attachmentIds", attachment) },
      replyWorkOrder: { attachmentIds: ruleOf("attachmentIds", attachment) },
    });
    expect(slip["x-read-code"]).not.toBe(attachment["x-read-code"]);
  });

  it("is missing in no property of format file-id", () => {
    const bare = structuredClone(document);
    delete (bare.components.schemas.VoucherFileId as { "x-read-code"?: string })["x-read-code"];
    expect(() => renderFileClaims(bare as unknown as ApiDocument)).toThrow(
      /createRecharge\.voucherFileId.*x-read-code/,
    );
  });

  it("stands in no handler, nor does any permission code", () => {
    const byHand = sources.filter(({ text }) => /"v\d+(-\d+)*"|"image\/\w+", "|maxSize: \d/.test(text));
    // Permissions, media types and sizes come from the description.
    expect(byHand.map(({ file }) => file)).toEqual([]);
    expect(sources.length).toBeGreaterThan(150);
  });
});
