import { describe, expect, it } from "vitest";
import { compileConsole } from "../../../src/compiler/compile";
import { resolvePalette } from "../../../src/compiler/manifest/palette";
import type { PaletteIndex } from "../../../src/model/palette";
import type { ResolvedRoute } from "../../../src/model/resolved";
import { action, formView, listView, screen } from "../render/views";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

describe("what the command palette knows of the console", () => {
  it("is every list with a search text, and every form that a page opens without a row", async () => {
    const { console: compiled } = await compileConsole(root);
    const chunk = compiled?.chunks.find(({ path }) => path.includes("_palette."));
    const index = JSON.parse((chunk?.content ?? "").replace(/^export default |;\s*$/g, "")) as PaletteIndex;
    expect(index.searches).toContainEqual({ path: "/userCenter/messageCenter/index", parameter: "keyword" });
    expect(index.commands).toContainEqual({
      words: { zh: "新建子账号", en: "Create sub-account" },
      path: "/userCenter/accountManage",
      to: "/userCenter/accountManage?open=create",
      permission: [["v7"]],
    });
  });
});

it("the forms that the palette begins are of the page's own subject", () => {
  const views = {
    list: listView({
      route: "/things",
      actions: [
        action("here", { does: { kind: "open", view: "create" } }),
        action("elsewhere", { does: { kind: "open", screen: "others", view: "create" } }),
      ],
    }),
    create: formView({ name: "create" }),
  };
  const things = screen(views);
  const route = { path: "/things", subject: things.subject, view: "list" } as ResolvedRoute;
  expect(resolvePalette([route], [things]).commands.map(({ words: { en } }) => en)).toEqual(["here"]);
});
