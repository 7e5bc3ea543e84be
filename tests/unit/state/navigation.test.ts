import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { navigationDefaults, NavigationState, type NavigationFields } from "../../../src/state/navigation";

test("§3, §9: tagId is 1 by default, other numbers 0, texts and lists empty", () => {
  const { fields } = new NavigationState();
  const numbers = Object.entries(fields).filter(([, value]) => typeof value === "number");
  expect(Object.fromEntries(numbers)).toEqual({
    categoryId: 0,
    hostId: 0,
    changeFlag: 0,
    stopFlag: 0,
    tagId: 1,
    cloudId: 0,
    projectId: 0,
    viewId: 0,
    viewSort: 0,
  });
  const rest = Object.entries(fields).filter(([, value]) => typeof value !== "number");
  expect(Object.fromEntries(rest)).toEqual({
    product: "",
    hostName: "",
    projectList: [],
    project: "",
    viewName: "",
    projectName: "",
    cloudCode: "",
  });
});

test("changes, and goes back to the defaults", () => {
  const state = new NavigationState();
  state.set({ tagId: 3, cloudCode: "tx" });
  expect(state.fields).toMatchObject({ tagId: 3, cloudCode: "tx", cloudId: 0 });
  state.reset();
  expect(state.fields).toMatchObject({ tagId: 1, cloudCode: "" });
});

describe("§3: each field is read and written by what it is for, is carried by addresses, or unused", () => {
  const editView = "/businessView/updataView/{cloudId}/{viewId}/{viewName}/{viewSort}/{cloudCode}/{businessType}";
  const editProjectView = "/businessView/updataView1/{cloudId}/{viewId}/{projectId}";
  const newGroup = "/businessView/addGroup/{viewId}/{cloudId}";
  const newView = "/businessView/addView/{cloudId}/{cloudCode}/{businessType}";
  /** Where a field is written and read; the lists whose addresses carry it instead; or that nothing uses it. */
  const table: Record<
    keyof NavigationFields,
    { written: string; read: string } | { carriedBy: string[] } | { unused: true }
  > = {
    product: { written: "src/pages/calculator/product-head.tsx", read: "src/pages/cart/cart-page.tsx" },
    categoryId: { written: "src/pages/calculator/product-head.tsx", read: "src/pages/cart/cart-page.tsx" },
    hostId: { unused: true },
    hostName: { unused: true },
    changeFlag: { unused: true },
    stopFlag: { unused: true },
    cloudId: { carriedBy: [newGroup, newView, editView, editProjectView] },
    cloudCode: {
      carriedBy: [
        "/assetsView/businessView/billDetail",
        "/assetsView/businessView/costAnalysisIndex",
        newView,
        editView,
        "/userCenter/costCenter/billDetail",
        "/userCenter/costCenter/cosumeDetail",
      ],
    },
    tagId: { carriedBy: ["/resource/tabs/resource"] },
    projectList: { unused: true },
    project: { unused: true },
    projectId: { carriedBy: ["/assetsView/businessView/costAnalysisIndex", editProjectView] },
    projectName: { unused: true },
    viewId: {
      carriedBy: [
        "/assetsView/businessView/billDetail",
        "/assetsView/businessView/costAnalysisIndex",
        newGroup,
        editView,
        editProjectView,
        "/cloudView/businessView/warningIndex",
      ],
    },
    viewName: { carriedBy: [editView] },
    viewSort: { carriedBy: [editView] },
  };
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("server") && !path.startsWith("generated"))
    .map((path) => ({ path: `src/${path}`, text: readFileSync(`src/${path}`, "utf8") }));
  const written = (field: string): string[] =>
    sources
      .filter(({ text }) => new RegExp(`navigation\\.set\\(\\{[^}]*\\b${field}\\b`).test(text))
      .map(({ path }) => path);
  const read = (field: string): string[] =>
    sources
      .filter(({ text }) =>
        new RegExp(`navigation\\.fields\\.${field}\\b|\\{[^}]*\\b${field}\\b[^}]*\\} = [^;]*navigation\\.fields;`).test(
          text,
        ),
      )
      .map(({ path }) => path);

  /** The addresses to which actions lead with this parameter. */
  const leadsWith = (field: string): string[] =>
    readdirSync("config/screens", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".json"))
      .flatMap((path) => Object.values(actionsOf(`config/screens/${path}`)))
      .flatMap(({ link, send = {} }) =>
        typeof link === "string" && (Object.hasOwn(send, field) || link.includes(`{${field}}`)) ? [link] : [],
      );

  test("the table has every field", () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(navigationDefaults()).sort());
  });

  test.each(Object.entries(table))("%s", (field, use) => {
    const places = "written" in use ? { written: [use.written], read: [use.read] } : { written: [], read: [] };
    expect({ written: written(field), read: read(field) }).toEqual(places);
    expect([...new Set(leadsWith(field))].sort()).toEqual("carriedBy" in use ? use.carriedBy : []);
  });
});

function actionsOf(path: string): Record<string, { link?: unknown; send?: object }> {
  return (
    (JSON.parse(readFileSync(path, "utf8")) as { actions?: Record<string, { link?: unknown; send?: object }> })
      .actions ?? {}
  );
}
