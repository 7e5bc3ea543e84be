import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type FirstCall, firstCalls } from "../../../scripts/smoke/first-calls";
import { compile } from "../../../src/compiler/node/compile";
import { type CompiledConsole, screensOf } from "../../../src/compiler/emit/emit";
import { readFolder } from "../../../src/compiler/node/read-folder";
import { apiOf, type Texts } from "../../../src/compiler/sources";

let texts: Texts;
let compiled: CompiledConsole;
let calls: FirstCall[];
beforeAll(async () => {
  texts = await readFolder(path.join(import.meta.dirname, "../../.."));
  const { console: made } = compile({ ...texts, api: apiOf(texts) });
  if (!made) throw new Error("config has mistakes");
  compiled = made;
  calls = firstCalls(
    screensOf(made).map((screen) => screen.default),
    made.manifest.settings,
    apiOf(texts),
  );
});

const callOf = (list: string) => calls.find((each) => each.list === list);

describe("the first calls of lists", () => {
  it("are one of every list that config has, in both consoles", () => {
    const inConfig = texts.config
      .filter(({ path: file }) => file.startsWith("config/screens/"))
      .flatMap(({ path: file, text }) => {
        const { views } = JSON.parse(text) as { views: Record<string, { kind: string }> };
        const lists = Object.keys(views).filter((name) => views[name]?.kind === "list");
        return lists.map((name) => `${path.basename(file, ".json")}.${name}`);
      });
    expect(calls.map(({ list }) => list).toSorted()).toEqual(inConfig.toSorted());
    expect(calls.length).toBeGreaterThan(50);
  });

  it("are known by method and path to the screen that makes them", () => {
    const known = new Set(screensOf(compiled).flatMap(({ operations }) => Object.keys(operations)));
    expect(calls.map(({ call }) => call).filter((call) => !known.has(call))).toEqual([]);
  });

  it("ask for the first page, of the first page size, in the order of the list", () => {
    expect(callOf("recharge.list")).toMatchObject({
      call: "listRecharges",
      input: { pageNum: 1, pageSize: 20, sortField: "applyTime", sortOrder: "descending" },
      ofRow: false,
    });
  });

  it("send what config sends of its own", () => {
    expect(callOf("cloud-accounts.uploadkey")?.input).toMatchObject({ cloudCode: ["tx"] });
  });

  it("send something for what comes of a row or an address", () => {
    expect(callOf("news.list")).toMatchObject({ input: { type: 1 }, ofRow: true });
    expect(callOf("cost-anomaly-parts.products")).toMatchObject({ input: { id: 1, by: "product" }, ofRow: true });
  });
});
