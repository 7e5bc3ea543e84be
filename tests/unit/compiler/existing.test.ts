import { describe, expect, it } from "vitest";
import { errorWords } from "../../../src/compiler/report/error-words";

const many = Array.from({ length: 19 }, (_, index) => `field${String.fromCharCode(97 + index)}`);

describe("what there is, beside a name that does not exist", () => {
  it("is listed behind a suggestion, where it is short", () => {
    const told = errorWords("CFG_UNKNOWN_FIELD", { name: "opertor", owner: "LoginEvent" }, ["id", "operator"]);
    expect(told.suggestion).toBe("operator");
    expect(told.words).toEqual({
      zh: "LoginEvent 中没有 “opertor”；是否想写 “operator”？（LoginEvent 有 operator、id）",
      en: '"opertor" is not in LoginEvent; did you mean "operator"? (LoginEvent has operator, id)',
    });
  });

  it("is left out behind a suggestion, where it is long or the suggestion is all", () => {
    const unknown = { name: "fielda1", owner: "Row" };
    for (const known of [many, ["fielda"]])
      expect(errorWords("CFG_UNKNOWN_FIELD", unknown, known).words.en).toBe(
        '"fielda1" is not in Row; did you mean "fielda"?',
      );
  });

  it("is listed as far as it can be read, the nearest first", () => {
    expect(errorWords("CFG_UNKNOWN_FIELD", { name: "fieldsxyzr", owner: "Row" }, many).words).toEqual({
      zh: `Row 中没有 “fieldsxyzr”；Row 有 fieldr、fields、${many.slice(0, 10).join("、")}，另有 7 个`,
      en: `"fieldsxyzr" is not in Row; Row has fieldr, fields, ${many.slice(0, 10).join(", ")} and 7 more`,
    });
  });

  it("is listed no further than a line", () => {
    const long = Array.from({ length: 9 }, (_, index) => `/${index}${"x".repeat(100)}`);
    expect(errorWords("CFG_UNKNOWN_ROUTE", { name: "/" }, long).words.en).toBe(
      `"/" is not in config/routes.json; available: ${long.slice(0, 2).join(", ")} and 7 more`,
    );
  });

  it("keeps the parameters of addresses as they are", () => {
    expect(errorWords("CFG_UNKNOWN_ROUTE", { name: "/x" }, ["/news/{name}", "/index"]).words.en).toBe(
      '"/x" is not in config/routes.json; available: /index, /news/{name}',
    );
  });

  it("may be nothing", () => {
    expect(errorWords("CFG_NO_TOTAL", { name: "pages", call: "listBooks" }, []).words).toEqual({
      zh: "“listBooks” 不返回 “pages” 的合计；这里没有可用的",
      en: '"listBooks" answers no total of "pages"; there is none here',
    });
  });

  it("is not what a leftover may have been meant as", () => {
    expect(errorWords("CFG_UNUSED_FIELD", { name: "pages" }, ["title", "author"]).words.en).toBe(
      'the field "pages" is listed nowhere',
    );
  });
});
