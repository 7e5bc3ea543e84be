import { describe, expect, it } from "vitest";
import type { DetailView } from "../../src/model/resolved-view";
import { compileFiles, fixtureFiles } from "./fixture/fixture";
import { resolved } from "./fixture/resolved";

const { manifest, screens } = resolved();
const view = <T>(name: string, subject = "books", from = screens) => from.get(subject)?.views[name] as T;

describe("the manifest", () => {
  it("says of each address what is there and who may go", () => {
    const routes = manifest.routes.map(({ title, ...route }) => ({ ...route, title: title.en }));
    expect(routes).toEqual([
      { path: "/", frame: "standard", title: "", redirect: "/index", modes: [1, 2], permission: [] },
      {
        path: "/index",
        frame: "standard",
        title: "Home",
        subject: "home",
        view: "page",
        page: "home",
        menu: "v1",
        modes: [1, 2],
        permission: [],
      },
      {
        path: "/login",
        frame: "bare",
        title: "Sign in",
        subject: "login",
        view: "page",
        page: "login",
        menu: "v1",
        modes: [1, 2],
        permission: [],
      },
      {
        path: "/books",
        frame: "standard",
        title: "Books",
        subject: "books",
        view: "list",
        menu: "v2-1",
        modes: [1],
        permission: ["v2-1"],
      },
      {
        path: "/shelves",
        frame: "standard",
        title: "Shelves",
        subject: "shelves",
        view: "list",
        menu: "v2-1",
        modes: [1],
        permission: ["v2-1"],
      },
      {
        path: "/shelves/:id",
        frame: "standard",
        title: "Shelves",
        subject: "shelves",
        view: "detail",
        menu: "v2-1",
        modes: [1],
        permission: ["v2-1"],
      },
      { path: "/stock", frame: "standard", title: "", redirect: "/lending", modes: [1, 2], permission: [] },
      {
        path: "/lending",
        frame: "standard",
        title: "Lending",
        subject: "lending",
        kind: "dashboard",
        view: "board",
        menu: "v2-1",
        modes: [1],
        permission: ["v2-1"],
      },
      {
        path: "/reports",
        frame: "standard",
        title: "Reports",
        pending: true,
        menu: "v3",
        modes: [1],
        permission: ["v3"],
      },
      {
        path: "/reports/new",
        frame: "standard",
        title: "New report",
        pending: true,
        menu: "v3",
        modes: [1],
        permission: ["v3"],
      },
      {
        path: "/audit",
        frame: "standard",
        title: "Stocktaking",
        pending: true,
        menu: "v1",
        modes: [2],
        permission: ["v1"],
      },
    ]);
  });

  it("holds the menus by mode, without the languages of files that are not shown", () => {
    expect(manifest.menus[1].entries[1]).toEqual({
      code: "v2",
      words: { zh: "馆藏", en: "Holdings" },
      children: [
        {
          code: "v2-1",
          words: { zh: "图书", en: "Books" },
          route: "/books",
          tabs: ["/books", "/shelves"],
          badge: {
            words: { zh: "{label}，{count} 本", en: "{label}, {count} on shelves" },
            call: "listBooks",
            input: { pageNum: 1, pageSize: 1 },
            permission: ["v2-1"],
          },
        },
      ],
    });
    expect(manifest.menus[2].header).toEqual([]);
    expect(manifest.menus[1].header).toEqual([
      { name: "books", code: "v2-5", words: { zh: "图书", en: "Books" }, route: "/books" },
      {
        name: "home",
        words: { zh: "首页", en: "Home" },
        route: "/index",
        badge: {
          words: { zh: "{label}，{count} 个", en: "{label}, {count} of them" },
          call: "listShelves",
          everySeconds: 30,
        },
      },
    ]);
  });

  it("tells the type of what comes out of an address as text", () => {
    expect(view<DetailView>("detail", "shelves").send).toEqual({ id: { from: "field", field: "id", type: "number" } });
  });

  it("carries the words of the enums that a screen shows, and no others", () => {
    expect(Object.keys(screens.get("books")?.enums ?? {})).toEqual(["BookStatus", "Genre", "Order"]);
    expect(screens.get("shelves")?.enums).toEqual({});
  });

  it("gives the values that are codes of clouds the address of their image, and their hue", () => {
    const words = '"zh": "诗", "en": "Verse"';
    const cloud = (code: string, hue: string, image: string): string =>
      `{ "code": "${code}", ${words}, "hue": "${hue}", "image": "${image}", "introduce": { ${words} } }`;
    const clouds = [
      cloud("poetry", "gold", "clouds/jd.svg"),
      cloud("novel", "red", "clouds/tx.svg"),
      cloud("science", "blue", "clouds/aws.svg"),
    ];
    const { manifest: imaged, screens: changed } = resolved({
      file: "config/clouds.json",
      from: '"clouds": []',
      to: `"clouds": [${clouds.join(", ")}]`,
    });
    const { basePath } = imaged.settings;
    expect(imaged.clouds.map(({ image }) => image)).toEqual([
      `${basePath}/clouds/jd.svg`,
      `${basePath}/clouds/tx.svg`,
      `${basePath}/clouds/aws.svg`,
    ]);
    const { Genre, BookStatus } = changed.get("books")?.enums ?? {};
    expect(Genre?.["poetry"]).toEqual({ zh: "诗歌", en: "Poetry", image: `${basePath}/clouds/jd.svg`, hue: "gold" });
    expect(JSON.stringify(BookStatus)).not.toContain("image");
  });
});

describe("what is emitted", () => {
  it("is the same however often it is compiled, and whatever order the files come in", () => {
    const { console: first } = compileFiles(fixtureFiles);
    const { console: second } = compileFiles(fixtureFiles.toReversed());
    expect(second).toEqual(first);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it("names each chunk by its content", () => {
    const before = manifest.screens;
    const after = resolved({ file: "config/screens/library/shelves.json", from: '"zh": "册数"', to: '"zh": "数量"' })
      .manifest.screens;
    expect(Object.keys(before).filter((subject) => before[subject] !== after[subject])).toEqual(["shelves"]);
  });
});
