import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { naturalWidget } from "../../../src/compiler/widgets/natural";
import { valueKinds } from "../../../src/model/value-kind";
import { widgetNames, widgetRow } from "../../../src/model/widgets";

describe("the table of widgets", () => {
  it.each(valueKinds)("has one natural cell, and at most one other natural input, for %s", (kind) => {
    const of = (trait: "natural" | "naturalInput") =>
      widgetNames.filter((name) => widgetRow(name)[trait]?.includes(kind));
    expect(of("natural")).toHaveLength(1);
    expect(of("naturalInput").length).toBeLessThanOrEqual(1);
    expect(naturalWidget("cell", kind)).toBe(of("natural")[0]);
    expect(naturalWidget("input", kind)).toBe(of("naturalInput")[0] ?? of("natural")[0]);
  });

  it("has a row for each folder of faces, and a folder for each row", () => {
    const shared = new Set(["generated", "range", "shared"]);
    const folders = readdirSync("src/widgets", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !shared.has(entry.name))
      .map(({ name }) => name);
    const named = widgetNames.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    expect(folders.toSorted()).toEqual(named.toSorted());
  });

  it("names only widgets that draw a cell of their own as the one whose cell another has", () => {
    const lent = widgetNames.flatMap((name) => widgetRow(name).cellOf ?? []);
    expect(lent.length).toBeGreaterThan(0);
    const drawing: string[] = widgetNames.filter((name) => widgetRow(name).cellOf === undefined);
    expect(lent.filter((name) => !drawing.includes(name))).toEqual([]);
  });
});
