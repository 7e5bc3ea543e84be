import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readAnyDescription } from "../../../scripts/setup/description-file";
import { scaffoldApi } from "../../../scripts/setup/scaffold-api";
import { compile, compileConsole } from "../../../src/compiler/node/compile";
import { readScreen } from "../../../src/compiler/emit/chunk";
import { foreignConsole } from "../../../src/compiler/foreign/foreign-console";
import { tellForeign } from "../../../src/compiler/foreign/tell";
import { readConfigFiles } from "../../../src/compiler/node/read-files";
import type { ConfigMenu } from "../../../src/model/config/menu";
import type { ConfigScreen } from "../../../src/model/config/screen";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const petStore = fileURLToPath(new URL("pet-store.yaml", import.meta.url));

const things = {
  "application/json": {
    schema: { type: "array", items: { type: "object", properties: { name: { type: "string" } } } },
  },
};

const made = async () =>
  foreignConsole(
    { document: await readAnyDescription(petStore), base: "/api", product: await readConfigFiles(root) },
    (sources) => compile(sources).errors,
  );

describe("a console of a pet store", async () => {
  const { outcomes, adapter, files, errors } = await made();
  const screen = (name: string): ConfigScreen =>
    JSON.parse(files.find(({ path: file }) => file.endsWith(`/${name}.json`))?.text ?? "{}") as ConfigScreen;

  it("has no mistakes", () => expect(errors).toEqual([]));

  it("has a place for every operation that it can show, and says why not for others", () => {
    const told = outcomes.map(({ method, path: address, became, why }) => [`${method} ${address}`, why?.en ?? became]);
    expect(told).toEqual([
      ["get /pets", "list"],
      ["post /pets", "form"],
      ["get /pets/{petId}", "detail"],
      ["put /pets/{petId}", "form"],
      ["delete /pets/{petId}", "action"],
      ["get /pets/{petId}/visits", "list"],
      ["delete /pets/{petId}/visits/{visitId}", "action"],
      ["get /pets/{petId}/photo", "download"],
      ["put /pets/{petId}/photo", "Its body is of a type that cannot be written"],
      ["get /shop", "detail"],
      ["get /shop/price", "question"],
      ["post /shop/close", "action"],
      ["get /ping", "The description does not say what it answers"],
    ]);
  });

  it("talks as the description has it", () => {
    expect(adapter).toMatchObject({
      authentication: { kind: "apiKey", in: "header", name: "X-Key" },
      paging: [{ kind: "offset", offset: "offset", size: "limit", total: "total" }],
      sorting: { field: "sort" },
    });
  });

  it("lists, edits with what is there, and takes away after a question", () => {
    const { views, actions, fields } = screen("pets-list");
    expect(views.list).toMatchObject({ kind: "list", route: "/pets/pets-list", call: "petsList", filters: ["status"] });
    expect(views.putPetsByPetId).toMatchObject({
      kind: "form",
      load: { call: "getPetsByPetId", send: { petId: "id" } },
      send: { petId: "id" },
    });
    expect(actions?.deletePetsByPetId).toMatchObject({
      call: "deletePetsByPetId",
      tone: "danger",
      zh: "删除",
      en: "Delete",
    });
    expect(fields.name).toEqual({ zh: "名称", en: "Name", action: "viewGetPetsByPetId" });
    expect(fields.owner).toMatchObject({ widget: "json" });
  });

  it("asks for what is below a row with what the row has", () => {
    const { views, actions } = screen("get-pets-by-pet-id-visits");
    expect(views.list).toMatchObject({ call: "getPetsByPetIdVisits", send: { petId: "id" } });
    expect(actions?.deletePetsByPetIdVisitsByVisitId).toMatchObject({ send: { petId: "petId", visitId: "id" } });
  });

  it("has a menu by tags, in the description's order", () => {
    const menu = JSON.parse(files.find(({ path: file }) => file === "config/menu/operations.json")?.text ?? "{}") as {
      entries: { en: string }[];
    };
    expect(menu.entries.map(({ en }) => en)).toEqual(["Home", "Pets", "Shops"]);
  });

  it("tells it in both languages", async () => {
    const console = await made();
    expect(tellForeign(console, "en")).toContain(
      "11 of 13 operations: list 2, detail 2, form 2, question 1, action 3, download 1, left out 2",
    );
    expect(tellForeign(console, "zh")).toContain("13 个接口中已包含 11 个");
  });
});

describe("npm run scaffold -- --api", () => {
  let folder = "";
  const print = vi.spyOn(console, "log");
  const complain = vi.spyOn(console, "error");
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "foreign-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const run = (file: string, into?: string, json = false) =>
    scaffoldApi({ root, file, into, base: "/api", json, language: "en" });

  it("writes a folder that compiles, with calls as the API takes them", async () => {
    print.mockImplementation(() => undefined);
    const into = path.join(folder, "console");
    expect(await run(petStore, into, true)).toBe(0);
    expect(JSON.parse(String(print.mock.lastCall?.[0]))).toMatchObject({ counts: { all: 13, none: 2, list: 2 } });
    const compiled = await compileConsole(into);
    expect(compiled.errors).toEqual([]);
    const chunk = compiled.console?.chunks.find(({ content }) => content.includes('"petsList":{'));
    const { operations } = readScreen(chunk?.content ?? "");
    expect(operations.petsList).toMatchObject({
      method: "get",
      path: "/pets",
      answer: "page",
      wire: { answer: { at: "pets", rows: true, moments: ["born_at"] }, paging: { kind: "offset" } },
    });
    expect(await readFile(path.join(into, "src/generated/api.ts"), "utf8")).toContain("export interface paths");
  });

  it("tells entries apart that a description calls alike", async () => {
    print.mockImplementation(() => undefined);
    const [file, into] = [path.join(folder, "alike.json"), path.join(folder, "alike")];
    const list = { summary: "List things", tags: ["Home"], responses: { 200: { description: "", content: things } } };
    const paths = {
      "/one": { get: { ...list, operationId: "one" } },
      "/two": { get: { ...list, operationId: "two" } },
    };
    await writeFile(file, JSON.stringify({ openapi: "3.0.3", info: { title: "Alike", version: "1" }, paths }));
    expect(await run(file, into)).toBe(0);
    const menu = JSON.parse(await readFile(path.join(into, "config/menu/operations.json"), "utf8")) as ConfigMenu;
    expect(menu.entries.map(({ en }) => en)).toEqual(["Home", "Home (v2)"]);
    expect(menu.entries[1]?.children?.map(({ en }) => en)).toEqual(["Things", "Things (/home/two)"]);
  });

  it("writes nothing of a description that refers to what it does not have, and says to what", async () => {
    complain.mockImplementation(() => undefined);
    const [file, into] = [path.join(folder, "dangling.yaml"), path.join(folder, "dangling")];
    const text = await readFile(petStore, "utf8");
    await writeFile(file, text.replace("#/components/schemas/Pet", "#/components/schemas/Cat"));
    expect(await run(file, into)).toBe(1);
    expect(complain.mock.lastCall?.[0]).toBe(
      `${file}: it refers to #/components/schemas/Cat, which is not there / 引用了 #/components/schemas/Cat，但文件中没有`,
    );
    await expect(readdir(into)).rejects.toThrow("ENOENT");
  });

  it("leaves a folder that is not empty as it is", async () => {
    complain.mockImplementation(() => undefined);
    expect(await run(petStore, folder)).toBe(1);
    expect(complain.mock.lastCall?.[0]).toContain("not empty");
  });

  it.each([
    ["swagger: '2.0'", "Swagger 2.0"],
    ["openapi: 3.1.0", 'it has no "paths"'],
    ["a: [", "Flow sequence"],
  ])("refuses %s, and says why", async (text, why) => {
    complain.mockImplementation(() => undefined);
    const file = path.join(folder, "wrong.yaml");
    await writeFile(file, text);
    expect(await run(file)).toBe(1);
    expect(complain.mock.lastCall?.[0]).toContain(why);
  });
});
