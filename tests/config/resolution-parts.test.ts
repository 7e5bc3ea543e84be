import { describe, expect, it } from "vitest";
import type { FormView } from "../../src/model/resolved-form";
import type { DetailView } from "../../src/model/resolved-view";
import type { Change } from "./fixture/fixture";
import { resolved } from "./fixture/resolved";

const books = "config/screens/library/books.json";
const { screens } = resolved();
const view = <T>(name: string, subject = "books", from = screens) => from.get(subject)?.views[name] as T;
const create = view<FormView>("create");

describe("lists of objects in a detail", () => {
  const change: Change = {
    file: books, from: '"zh": "借阅记录", "en": "History", "timeline": { "time": "time", "status": "status", "actor": "reader" } },',
    to: '"zh": "借阅记录", "en": "History", "rows": ["loans.time", "loans.status"] }, "loans.time": { "zh": "时间", "en": "Time" }, "loans.status": { "zh": "状态", "en": "Status" },',
  };
  const loans = view<DetailView>("detail", "books", resolved(change).screens).sections.flatMap(({ fields }) => fields).find(({ name }) => name === "loans");

  it("are tables of the fields they name", () => {
    expect(loans).toMatchObject({ widget: "rows", rows: [{ name: "time", widget: "dateTime" }, { name: "status", words: { en: "Status" } }] });
  });
});

describe("a form's preview", () => {
  const change: Change = {
    file: books, from: '"zh": "新书", "en": "New book",\n      "call": "createBook",',
    to: '"zh": "新书", "en": "New book",\n      "preview": { "zh": "结果", "en": "Result", "call": "getBook", "send": { "id": "copies" }, "fields": ["share"] },\n      "call": "createBook",',
  };

  it("asks its call with what is typed, cannot do without what that requires, and is no input", () => {
    const form = view<FormView>("create", "books", resolved(change).screens);
    expect(form.preview).toMatchObject({ call: "getBook", send: { id: { from: "field", field: "copies" } }, needs: ["copies"], fields: [{ name: "share", widget: "percent" }], sends: [] });
    expect(form.schema).toEqual(create.schema);
    expect(create.preview).toBeUndefined();
  });
});
