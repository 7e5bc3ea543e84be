import { describe, expect, it } from "vitest";
import { keptColumns } from "../../../src/compiler/views/list/kept-columns";
import type { EnumWords } from "../../../src/model/config/texts";
import { column } from "../render/views";

const enums: EnumWords = {
  Kind: { disk: { zh: "盘", en: "Disk" }, host: { zh: "机", en: "Host", tone: "neutral" } },
  State: { on: { zh: "开", en: "On", tone: "success" }, off: { zh: "关", en: "Off" } },
};
const columns = [
  column("time"),
  column("name", { action: "view" }),
  column("kind", { widget: "enumTag", enum: "Kind" }),
  column("owner", { action: "owner" }),
  column("list", { widget: "money", optional: true, total: true }),
  column("cash", { widget: "money" }),
  column("sum", { widget: "money", total: true }),
  column("state", { widget: "enumTag", enum: "State" }),
];
const kept = (view: Parameters<typeof keptColumns>[0], of = columns) => [...keptColumns(view, of, enums)].toSorted();

describe("the columns that always stay in a row", () => {
  it("are those that config names", () => {
    expect(kept({ keep: ["owner", "kind"] })).toEqual(["kind", "owner"]);
  });

  it("or the first, the first that opens something, the first state with tones and the first amount that is summed", () => {
    expect(kept({})).toEqual(["name", "state", "sum", "time"]);
  });

  it("the state being what the list counts, the amount the first one where none is summed", () => {
    const unsummed = columns.filter(({ total }) => !total);
    expect(kept({ counts: "kind" }, unsummed)).toEqual(["cash", "kind", "name", "time"]);
  });

  it("of a list without any of these, its first column", () => {
    expect(kept({}, [column("name"), column("remark")])).toEqual(["name"]);
  });
});
