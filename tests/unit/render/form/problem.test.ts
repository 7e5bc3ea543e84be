import { describe, expect, it } from "vitest";
import messages from "../../../../config/words/messages.json";
import type { FormField, FormProperty } from "../../../../src/model/resolved-form";
import { problemText } from "../../../../src/render/form/problem";
import { speaker } from "../../../../src/state/language";

const { $schema: _schema, ...texts } = messages;
const [zh, en] = [speaker("zh", texts), speaker("en", texts)];

const field = (more: Partial<FormField> = {}): FormField => ({
  name: "name",
  words: { zh: "姓名", en: "Name" },
  widget: "text",
  required: true,
  ...more,
});
const property = (more: Partial<FormProperty> = {}): FormProperty => ({ type: "string", ...more });

describe("problems in the user's words", () => {
  it.each([
    { rule: "required", detail: "", field: field(), says: ["请填写姓名", "Name is required"] },
    { rule: "required", detail: "", field: field({ widget: "choice" }), says: ["请选择姓名", "Select Name"] },
    {
      rule: "required",
      detail: "",
      field: field({ widget: "ipAddress" }),
      says: ["请输入IP地址", "please enter the IP address"],
    },
    {
      rule: "format",
      detail: "ipv4",
      field: field({ widget: "ipAddress" }),
      says: ["IP地址输入错误", "IP address input error"],
    },
    {
      rule: "pattern",
      detail: "",
      field: field({ widget: "ipAddress" }),
      says: ["IP地址输入错误", "IP address input error"],
    },
    {
      rule: "minLength",
      detail: "4",
      field: field(),
      says: ["姓名至少需要 4 个字符", "Name must have at least 4 characters"],
    },
    {
      rule: "maxLength",
      detail: "64",
      field: field(),
      says: ["姓名不能超过 64 个字符", "Name must have at most 64 characters"],
    },
    {
      rule: "format",
      detail: "email",
      field: field(),
      says: ["请输入正确的邮箱地址，例如 name@example.com", "Enter a valid e-mail address such as name@example.com"],
    },
    {
      rule: "format",
      detail: "phone",
      field: field(),
      says: ["请输入正确的 11 位手机号码", "Enter a valid 11-digit mobile number"],
    },
    {
      rule: "format",
      detail: "unheard-of",
      field: field(),
      says: ["姓名的格式不正确", "Name has an invalid format"],
    },
    { rule: "pattern", detail: "^a", field: field(), says: ["姓名的格式不正确", "Name has an invalid format"] },
    {
      rule: "pattern",
      detail: "^a",
      field: field({ hint: { zh: "以字母开头", en: "begins with a letter" } }),
      says: ["姓名的格式不正确：以字母开头", "Name is invalid: begins with a letter"],
    },
    { rule: "type", detail: "integer", field: field(), says: ["姓名应为整数", "Name must be a whole number"] },
    {
      rule: "maximum",
      detail: "0.3",
      field: field({ widget: "percent" }),
      says: ["姓名不能大于 30%", "Name must be at most 30%"],
    },
    { rule: "minimum", detail: "1", field: field(), says: ["姓名不能小于 1", "Name must be at least 1"] },
    { rule: "minItems", detail: "1", field: field(), says: ["姓名至少选择 1 项", "Name: at least 1 items"] },
    { rule: "cleared", detail: "", field: field(), says: ["姓名不能清空", "Name cannot be empty"] },
    { rule: "never-heard-of", detail: "", field: field(), says: ["姓名填写有误", "Name is invalid"] },
  ])("$rule $detail says $says", ({ says, field: subject, ...problem }) => {
    expect([zh, en].map((words) => problemText(problem, { field: subject, property: property() }, words))).toEqual(
      says,
    );
  });

  it("tells a new password's rule as a whole, whichever part of it failed", () => {
    for (const rule of ["pattern", "minLength", "maxLength"]) {
      expect(
        problemText(
          { rule, detail: "8" },
          { field: field({ widget: "password" }), property: property(), autoComplete: "new-password" },
          en,
        ),
      ).toMatch(/8–64 characters with at least 3/);
    }
  });

  it("tells the pattern of a known format as that format", () => {
    expect(
      problemText({ rule: "pattern", detail: "" }, { field: field(), property: property({ format: "decimal" }) }, en),
    ).toBe("Name must be a number such as 1280.00");
  });

  it("names the field that had to be repeated", () => {
    const other = field({ words: { zh: "新密码", en: "New password" } });
    expect(
      problemText({ rule: "sameAs", detail: "" }, { field: field({ sameAs: "x" }), property: property(), other }, en),
    ).toBe("Does not match New password");
  });

  it("uses config's words for a taken value", () => {
    const unique = { call: "checkUserExists", send: {}, words: { zh: "已被使用", en: "is taken" } };
    expect(problemText({ rule: "taken", detail: "" }, { field: field({ unique }), property: property() }, zh)).toBe(
      "已被使用",
    );
  });
});
