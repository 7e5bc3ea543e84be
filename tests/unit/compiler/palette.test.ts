import { describe, expect, it } from "vitest";
import { describe as describeApi } from "../../../src/compiler/api/description";
import { compileConsole } from "../../../src/compiler/node/compile";
import type { Scope } from "../../../src/compiler/index/scope";
import { resolvePalette } from "../../../src/compiler/manifest/palette";
import type { PaletteIndex } from "../../../src/model/palette";
import type { ResolvedRoute } from "../../../src/model/resolved";
import { description } from "../../config/fixture/description";
import { action, formView, listView, screen } from "../render/views";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

async function paletteOf(): Promise<PaletteIndex> {
  const { console: compiled } = await compileConsole(root);
  const chunk = compiled?.chunks.find(({ path }) => path.includes("_palette."));
  return JSON.parse((chunk?.content ?? "").replace(/^export default |;\s*$/g, "")) as PaletteIndex;
}

/** A console of nothing but its API. */
const bare = { subjects: [], program: { api: describeApi(description) } } as unknown as Scope;

describe("what the command palette knows of the console", () => {
  it("is every list with a search text, and every form that a page opens without a row", async () => {
    const index = await paletteOf();
    expect(index.searches).toContainEqual({ path: "/userCenter/messageCenter/index", parameter: "keyword" });
    expect(index.commands).toContainEqual({
      words: { zh: "新建子账号", en: "Create sub-account" },
      path: "/userCenter/accountManage",
      to: "/userCenter/accountManage?open=create",
      permission: [["v7"]],
    });
  });

  it("is how the rows of a list that config names are found, and where they open", async () => {
    const { records, operations } = await paletteOf();
    const at = (path: string) => records.find((list) => list.path === path);
    expect(at("/userCenter/accountManage")).toEqual({
      path: "/userCenter/accountManage",
      call: "listUsers",
      send: {},
      param: "keyword",
      maxLength: 100,
      pattern: "^[^\\u0000-\\u001f\\u007f]*$",
      paged: true,
      names: ["username", "name"],
      opens: {
        route: "/userCenter/accountManage",
        params: {},
        query: {},
        opens: { view: "detail", id: { from: "field", field: "id" } },
      },
      permission: [["v7"]],
    });
    expect(at("/userCenter/costCenter/orderManage")?.opens).toEqual({
      route: "/addedService/order/detail/:type/:id",
      params: { type: { from: "value", value: "order" }, id: { from: "field", field: "id" } },
      query: {},
    });
    expect(operations.listUsers).toMatchObject({ method: "post", path: "/api/v1/user/find" });
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
  expect(resolvePalette(bare, [route], [things]).commands.map(({ words: { en } }) => en)).toEqual(["here"]);
});
