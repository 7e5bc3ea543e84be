import { describe, expect, it } from "vitest";
import type { FormProperty } from "../../../../src/model/resolved-form";
import {
  autoCompleteOf,
  differs,
  fieldsOf,
  hintOf,
  isDemanded,
  sameValue,
} from "../../../../src/render/form/form-fields";
import { initialValues } from "../../../../src/render/form/initial-values";
import { missingCodes } from "../../../../src/render/form/missing-codes";
import { requestOf } from "../../../../src/render/form/request";
import { sampleView } from "./sample";

const view = sampleView(
  [
    { name: "username", readOnly: true },
    { name: "name", required: true },
    { name: "way" },
    { name: "payer", when: { way: "bank" } },
    { name: "password", widget: "password", property: { minLength: 8 }, hint: { zh: "提示", en: "hint" } },
    { name: "repeat", widget: "password", sameAs: "password" },
    { name: "oldPassword", widget: "password", property: { minLength: 1 } },
    { name: "remark", property: { maxLength: 200 } },
    { name: "roleIds", property: { type: "array", items: { type: "integer" } } },
    { name: "auto", property: { type: "boolean" } },
    { name: "count", property: { type: "integer", default: 1 } },
  ],
  { send: { id: { from: "field", field: "id" }, kind: { from: "value", value: "user" } } },
);

const listView = (limits: Partial<FormProperty>) =>
  sampleView([{ name: "ids", required: true, property: { type: "array", items: { type: "integer" }, ...limits } }]);
const fieldNamed = (name: string) => fieldsOf(view).find((field) => field.name === name) ?? expect.fail(name);
const session = (codes: string[], id: number) => ({
  permits: (asked: readonly string[]) => asked.some((code) => codes.includes(code)),
  profile: { id } as never,
});

describe("the request", () => {
  const source = { id: 7 };

  it("holds all shown fields and what is taken from the row; neither repeated nor read-only nor hidden ones", () => {
    const values = {
      username: "li",
      name: "Li",
      way: "cash",
      payer: "Acme",
      password: "Demo@12345",
      repeat: "Demo@12345",
      roleIds: [2],
      auto: false,
      count: 0,
    };
    expect(requestOf({ view, values, initial: {}, source })).toEqual({
      id: 7,
      kind: "user",
      name: "Li",
      way: "cash",
      password: "Demo@12345",
      roleIds: [2],
      auto: false,
      count: 0,
    });
  });

  it("sends a condition's field while it is shown", () => {
    expect(requestOf({ view, values: { way: "bank", payer: "Acme" }, initial: {}, source })).toMatchObject({
      way: "bank",
      payer: "Acme",
    });
  });

  it("leaves out what was never there, and says what was emptied", () => {
    expect(requestOf({ view, values: { name: "Li" }, initial: {}, source })).toEqual({
      id: 7,
      kind: "user",
      name: "Li",
    });
    expect(
      requestOf({ view, values: { name: "Li", roleIds: [] }, initial: { remark: "old", roleIds: [1] }, source }),
    ).toMatchObject({ remark: "", roleIds: [] });
  });
});

describe("the values a form opens with", () => {
  it("are the row's, then the description's defaults; a switch begins off", () => {
    expect(initialValues(view, { name: "Li", remark: null, roleIds: [3], id: 7 })).toEqual({
      name: "Li",
      roleIds: [3],
      auto: false,
      count: 1,
    });
  });

  it("never hold a password", () => {
    expect(initialValues(view, { password: "secret", oldPassword: "secret" })).toEqual({ auto: false, count: 1 });
  });

  it("begin a required list empty, unless it needs members", () => {
    expect(initialValues(listView({}), undefined)).toEqual({ ids: [] });
    expect(initialValues(listView({ minItems: 1 }), undefined)).toEqual({});
  });
});

describe("whether anything changed", () => {
  it.each([
    { left: undefined, right: "", same: true },
    { left: null, right: [], same: true },
    { left: "a", right: "a", same: true },
    { left: [1, 2], right: [1, 2], same: true },
    { left: [1, 2], right: [2, 1], same: false },
    { left: 0, right: undefined, same: false },
    { left: false, right: undefined, same: false },
    { left: "1", right: 1, same: false },
  ])("$left and $right: same $same", ({ left, right, same }) => {
    expect(sameValue(left, right)).toBe(same);
  });

  it("looks at the form's fields only", () => {
    expect(differs(fieldsOf(view), { name: "Li" }, { name: "Li", id: 9 })).toBe(false);
    expect(differs(fieldsOf(view), { name: "Li" }, { name: "Lu" })).toBe(true);
  });
});

describe("passwords for the browser's memory", () => {
  it.each([
    { name: "password", token: "new-password" },
    { name: "repeat", token: "new-password" },
    { name: "oldPassword", token: "current-password" },
    { name: "name", token: undefined },
  ])("$name is $token", ({ name, token }) => {
    expect(autoCompleteOf(view, fieldNamed(name))).toBe(token);
  });

  it("a new one shows its rules in place of the hint", () => {
    expect(hintOf(view, fieldNamed("password"))).toBeUndefined();
  });

  it("only what has to be given is marked", () => {
    const field = { ...fieldNamed("name"), required: true };
    expect(isDemanded(field, { type: "string" })).toBe(true);
    expect(isDemanded(field, { type: "boolean" })).toBe(false);
    expect(isDemanded(field, { type: "array" })).toBe(false);
    expect(isDemanded(field, { type: "array", minItems: 1 })).toBe(true);
    expect(isDemanded({ ...field, readOnly: true }, { type: "string" })).toBe(false);
  });
});

describe("permission to submit", () => {
  const guarded = sampleView([{ name: "name" }], {
    permission: [["v7", "v7-1"], ["v9-1"]],
    self: "id",
    send: { id: { from: "field", field: "id" } },
  });
  const parts = { view: guarded, values: {}, initial: {}, source: { id: 7 } };

  it.each([
    { codes: ["v7", "v9-1"], own: 1, missing: [] },
    { codes: ["v7-1", "v9-1"], own: 1, missing: [] },
    { codes: ["v7"], own: 1, missing: [["v9-1"]] },
    { codes: [], own: 1, missing: [["v7", "v7-1"], ["v9-1"]] },
    { codes: [], own: 7, missing: [] },
  ])("with $codes as user $own: $missing", ({ codes, own, missing }) => {
    expect(missingCodes(parts, session(codes, own))).toEqual(missing);
  });
});
