import { describe, expect, it } from "vitest";
import type { FormView } from "../../src/model/resolved-form";
import type { ListView } from "../../src/model/resolved-list";
import { resolved } from "./fixture/resolved";

const { screens } = resolved();
const view = <T>(name: string, subject = "books", from = screens) => from.get(subject)?.views[name] as T;
const create = view<FormView>("create");
const rename = view<FormView>("rename");
const input = (form: FormView, name: string) =>
  form.sections.flatMap(({ fields }) => fields).find((candidate) => candidate.name === name);
const uniqueOf = (form: FormView) => input(form, "title")?.unique?.send;

describe("a form", () => {
  it("has a schema with the limits of the API, tightened by config", () => {
    expect(create.schema).toEqual({
      $id: "books.create",
      type: "object",
      additionalProperties: false,
      properties: {
        title: { type: "string", minLength: 2, maxLength: 60 },
        isbn: { type: "string", pattern: "^[0-9-]+$", maxLength: 17 },
        genre: { type: "string", enum: ["novel", "poetry", "science"] },
        price: { type: "string", format: "decimal", maxLength: 20 },
        copies: { type: "integer", minimum: 1, maximum: 5, default: 2 },
        shelfIds: { type: "array", items: { type: "integer" }, minItems: 1, uniqueItems: true },
        rare: { type: "boolean" },
        ownerEmail: { type: "string", format: "email", maxLength: 80 },
        confirmEmail: { type: "string" },
        serverIp: { type: "string", format: "ipv4" },
        notes: { type: "string", maxLength: 500 },
        alike: { type: "string", maxLength: 4000 },
      },
      required: ["title", "isbn", "copies"],
    });
  });

  it("has the language of a kept filter from the list that config names", () => {
    expect(input(create, "alike")).toMatchObject({ widget: "filter", filterOf: "books.list" });
    const { filterLanguages } = screens.get("books") ?? {};
    expect(filterLanguages).toEqual({
      "books.list": { filterBy: view<ListView>("list").filterBy, filters: expect.any(Array) as unknown },
    });
    expect(filterLanguages?.["books.list"]?.filterBy.properties.map(({ name }) => name)).toContain("title");
    expect(screens.get("shelves")).not.toHaveProperty("filterLanguages");
  });

  it("leaves the client token to the browser", () => {
    expect([create.clientToken, rename.clientToken]).toEqual([true, undefined]);
  });

  it("shows what the request does not take, but what was loaded has, without letting it be typed", () => {
    expect(rename.sections[0]?.fields.map(({ name, readOnly, required }) => [name, readOnly, required])).toEqual([
      ["isbn", true, false],
      ["title", undefined, true],
    ]);
    expect(rename.schema.required).toEqual(["title"]);
  });

  it("loads and sends by the row it is opened from", () => {
    const id = { id: { from: "field", field: "id" } };
    expect([rename.load, rename.send, rename.self]).toEqual([{ call: "getBook", send: id }, id, "id"]);
  });

  it("asks whether a value is taken with what it has at hand: a new row has no id", () => {
    // Opened from the head of the list there is no row.
    expect(Object.keys(uniqueOf(create) ?? {})).toEqual(["title"]);
    expect(Object.keys(uniqueOf(rename) ?? {})).toEqual(["title", "excludeId"]);
  });

  it("shows what came of it where config wants that, and leads on by the first of several actions that is possible", () => {
    const file = "config/screens/library/books.json";
    const changed = resolved(
      { file, from: '"fields": {\n', to: '"fields": {\n    "id": { "zh": "编号", "en": "No." },\n' },
      {
        file,
        from: '"zh": "新书", "en": "New book",\n      "call": "createBook",',
        to: '"zh": "新书", "en": "New book", "result": { "zh": "结果", "en": "Result", "fields": ["id"], "when": { "id": [1, 2] } }, "next": ["shelve", "toList"], "call": "createBook",',
      },
    ).screens;
    const { next, result } = view<FormView>("create", "books", changed);
    expect(next?.map(({ name }) => name)).toEqual(["shelve", "toList"]);
    expect(result).toMatchObject({ fields: [{ name: "id" }], when: { id: [1, 2] } });
  });

  it("keeps conditions and repetitions for the renderer", () => {
    expect(input(create, "ownerEmail")).toMatchObject({ when: { rare: true }, required: true });
    expect(input(create, "confirmEmail")).toMatchObject({ sameAs: "ownerEmail" });
    expect(input(create, "serverIp")).toMatchObject({ certificateField: "rare" });
    expect(create.sections.map(({ columns }) => columns)).toEqual([2, 1]);
  });
});

describe("choices with images", () => {
  it("stand side by side, with the addresses of their images", () => {
    const { manifest, screens: changed } = resolved({
      file: "config/words/enums.json",
      from: '"novel": { ',
      to: '"novel": { "image": "drawings/alipay.svg", ',
    });
    const widgetOf = (form: FormView | undefined) =>
      form?.sections.flatMap(({ fields }) => fields).find(({ name }) => name === "genre")?.widget;
    expect([create, view<FormView>("create", "books", changed)].map(widgetOf)).toEqual(["choice", "segmented"]);
    expect(changed.get("books")?.enums.Genre?.novel?.image).toBe(`${manifest.settings.basePath}/drawings/alipay.svg`);
  });
});

describe("a form in steps, with rows and a period", () => {
  const arrange = view<FormView>("arrange", "shelves");

  it("has its sections in their order, each with its step", () => {
    expect(arrange.steps).toEqual([
      { zh: "地点", en: "Place" },
      { zh: "格", en: "Slots" },
    ]);
    expect(
      arrange.sections.map(({ step, fields }) => [step, fields.map(({ name, widget }) => `${name} ${widget}`)]),
    ).toEqual([
      [0, ["site domain", "budget money", "plan file", "open dateRange"]],
      [1, ["slots rows"]],
    ]);
  });

  it("says what the description asks beyond JSON Schema", () => {
    expect(input(arrange, "budget")?.limits).toEqual({ scale: 2, minimum: "10" });
    expect(input(arrange, "plan")?.limits).toEqual({ accept: ["application/pdf"], maxSize: 1024 });
    expect(input(arrange, "open")).toMatchObject({ params: ["openFrom", "openUntil"], required: true });
    expect(input(arrange, "slots")).toMatchObject({
      limits: { unique: "label" },
      rows: [
        { name: "label", required: true },
        { name: "price", widget: "money", limits: { scale: 2 }, sum: true },
      ],
    });
  });

  it("fills in a row for each selected one, and is opened for no more than its list takes", () => {
    expect(arrange.selected).toEqual({ slots: { label: "name" } });
    const { bulkActions } = view<ListView>("list", "shelves");
    expect(bulkActions.map(({ bulk }) => bulk)).toEqual([{ by: "list", most: 4, label: "name" }]);
  });

  it("has the rows and the period in its schema", () => {
    const time = { type: "string", format: "local-date-time" };
    expect(arrange.schema.properties.open).toEqual({
      type: "object",
      additionalProperties: false,
      properties: { openFrom: time, openUntil: time },
      required: ["openFrom", "openUntil"],
    });
    expect(arrange.schema.properties.slots).toEqual({
      type: "array",
      minItems: 1,
      maxItems: 4,
      items: {
        type: "object",
        additionalProperties: false,
        properties: {
          label: { type: "string", maxLength: 9 },
          price: { type: "string", format: "decimal", maxLength: 20 },
        },
        required: ["label"],
      },
    });
    expect(arrange.schema.required).toEqual(["site", "open", "slots"]);
  });
});
