import { DatabaseError } from "pg";
import { describe, expect, it } from "vitest";
import { refusingConflicts } from "../../../src/server/database/conflicts";
import { pageOf } from "../../../src/server/database/page";
import { containing, startingWith } from "../../../src/server/lists/filter";
import { errorCatalogue, type ErrorName } from "../../../src/server/error-catalogue";
import { AnswerError, refuse } from "../../../src/server/errors";
import { limits } from "../../../src/server/limits";
import { verifyCodeOf } from "../../../src/server/main";
import { createMinuteBudget } from "../../../src/server/minute-budget";
import { refusalOf } from "../../../src/server/plugins/envelope";
import { hasNul, invalidRequest } from "../../../src/server/plugins/request-errors";
import { languageOf } from "../../../src/server/request-state";
import { addDays, fromLocal, toLocalDate, toLocalDateTime, toYearMonth } from "../../../src/server/time";

describe("time (Asia/Shanghai)", () => {
  const moment = new Date("2024-12-31T16:30:05.900Z");

  it("is written and read in the zone of the product", () => {
    expect(toLocalDateTime(moment)).toBe("2025-01-01 00:30:05");
    expect(toLocalDate(moment)).toBe("2025-01-01");
    expect(toYearMonth(moment)).toBe("2025-01");
    expect(fromLocal("2025-01-01 00:30:05").toISOString()).toBe("2024-12-31T16:30:05.000Z");
    expect(fromLocal("2025-01-01").toISOString()).toBe("2024-12-31T16:00:00.000Z");
    expect(addDays(moment, -1).toISOString()).toBe("2024-12-30T16:30:05.900Z");
  });
});

const placeholders = (text: string) => (text.match(/\{\w+(:amount)?\}/g) ?? []).sort();

describe("error catalogue", () => {
  it.each(Object.entries(errorCatalogue))("%s speaks both languages with the same placeholders", (_, { zh, en }) => {
    expect(zh).toMatch(/[\u4e00-\u9fff]/);
    expect(en).not.toMatch(/[\u4e00-\u9fff]/);
    expect(placeholders(zh)).toEqual(placeholders(en));
  });

  it("fills placeholders and names the field", () => {
    const error = refuse("LOGIN_LOCKED", { minutes: 7 });
    expect(error).toMatchObject({
      code: 423,
      words: { en: "Too many failed sign-ins. Please try again in 7 minutes" },
    });
    expect(error.errors?.map(({ field }) => field)).toEqual(["username"]);
    expect(refuse("FUNDS_SHORT", { missing: "1234567.80" }).words).toEqual({
      zh: "账户余额不足，还差 ¥1,234,567.80，请先充值或使用云券",
      en: "Insufficient balance: ¥1,234,567.80 short. Recharge or use a voucher",
    });
    expect(refuse("PASSWORD_COMMON", {}, "password").errors?.[0]?.field).toBe("password");
    expect(refuse("NOT_FOUND").errors).toBeUndefined();
  });

  it.each<[string, unknown, ErrorName]>([
    ["anything unforeseen", new Error("relation users does not exist"), "FAILED"],
    ["what is no error", "text", "FAILED"],
    ["a body too large", { statusCode: 413 }, "TOO_LARGE"],
    ["too many requests", { statusCode: 429 }, "TOO_OFTEN"],
    ["a deadlock", new Error("Failed query", { cause: Object.assign(new Error(), { code: "40P01" }) }), "CONFLICT"],
    ["a transaction that could not be put in order", Object.assign(new Error(), { code: "40001" }), "CONFLICT"],
    ["an unknown content type", { statusCode: 415 }, "INVALID_REQUEST"],
    [
      "broken JSON",
      Object.assign(new Error("x"), { statusCode: 400, code: "FST_ERR_CTP_INVALID_JSON_BODY" }),
      "INVALID_JSON",
    ],
  ])("stands for %s", (_, thrown, name) => {
    expect(refusalOf(thrown).words).toEqual({ zh: errorCatalogue[name].zh, en: errorCatalogue[name].en });
  });

  it("leaves refusals as they are", () => {
    const refusal = new AnswerError(422, { zh: "一", en: "one" });
    expect(refusalOf(refusal)).toBe(refusal);
  });
});

describe("languageOf", () => {
  it.each([
    [undefined, "zh"],
    ["", "zh"],
    ["en", "en"],
    ["en-US,en;q=0.9,zh;q=0.8", "en"],
    ["zh-TW,en;q=0.8", "zh"],
    ["fr-FR,en;q=0.5", "en"],
    ["fr", "zh"],
    ["*", "zh"],
    ["wenzhou", "zh"],
  ] as const)("%s: %s", (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe("CDZ_VERIFY_CODE", () => {
  it("is refused in production and read elsewhere", () => {
    expect(() => verifyCodeOf({ CDZ_VERIFY_CODE: "TEST", NODE_ENV: "production" })).toThrow(
      /CDZ_VERIFY_CODE.*production/,
    );
    expect(verifyCodeOf({ CDZ_VERIFY_CODE: "TEST" })).toBe("TEST");
    expect(verifyCodeOf({ CDZ_VERIFY_CODE: "" })).toBeUndefined();
    expect(verifyCodeOf({ NODE_ENV: "production" })).toBeUndefined();
  });
});

describe("lists", () => {
  it("start at the first page of 20", () => {
    expect(pageOf({})).toEqual({ pageNum: 1, pageSize: 20, limit: 20, offset: 0 });
    expect(pageOf({ pageNum: 3, pageSize: 50 })).toMatchObject({ limit: 50, offset: 100 });
  });

  it("search for wildcards as letters", () => {
    expect(containing("50%_a\\")).toBe("%50\\%\\_a\\\\%");
    expect(startingWith("50%_a\\")).toBe("50\\%\\_a\\\\%");
  });
});

describe("refusingConflicts", () => {
  const failure = (facts: Partial<DatabaseError>) => Object.assign(new DatabaseError("failed", 6, "error"), facts);

  it.each<[string, Partial<DatabaseError>, ErrorName]>([
    ["a name in use", { code: "23505", constraint: "users_username_key" }, "USERNAME_TAKEN"],
  ])("refuses %s", async (_, facts, name) => {
    for (const error of [failure(facts), new Error("Failed query", { cause: failure(facts) })]) {
      await expect(refusingConflicts(() => Promise.reject(error))).rejects.toMatchObject({
        code: errorCatalogue[name].code,
        message: errorCatalogue[name].en,
      });
    }
  });

  it("leaves other failures as they are", async () => {
    const error = failure({ code: "42P01" });
    await expect(refusingConflicts(() => Promise.reject(error))).rejects.toBe(error);
  });
});

describe("requests", () => {
  it.each([
    [{ a: "b" }, false],
    [{ a: "\u0000" }, true],
    [{ a: [{ b: "x\u0000" }] }, true],
    [{ "\u0000": 1 }, true],
    ["\u0000", true],
    [null, false],
    [1, false],
  ])("%j has a NUL: %s", (value, expected) => {
    expect(hasNul(value)).toBe(expected);
  });

  it("name at most 20 wrong fields, shortened", () => {
    const errors = Array.from({ length: 30 }, (_, index) => ({
      keyword: "additionalProperties",
      instancePath: "/items/0",
      schemaPath: "",
      params: { additionalProperty: `${index}${"x".repeat(200)}` },
    }));
    const refusal = invalidRequest(errors);
    expect(refusal?.errors).toHaveLength(20);
    expect(refusal?.errors?.every(({ field }) => field.length <= 64 && field.startsWith("items.0."))).toBe(true);
    expect(invalidRequest([])).toBeUndefined();
  });
});

describe("audit", () => {
  it("counts denials by address and minute", () => {
    const may = createMinuteBudget(limits.anonymousDenialsPerMinute);
    const now = new Date("2025-01-01T00:00:00Z");
    const allowed = Array.from({ length: 70 }, () => may("198.51.100.1", now)).filter(Boolean).length;
    expect(allowed).toBe(60);
    expect(may("198.51.100.2", now)).toBe(true);
    expect(may("198.51.100.1", new Date(now.getTime() + 60_000))).toBe(true);
  });

  it("keeps its counts however many addresses there are: those beyond share one", () => {
    const may = createMinuteBudget(2, 3);
    const now = new Date("2025-01-01T00:00:00Z");
    expect([may("a", now), may("a", now), may("b", now), may("c", now)]).toEqual([true, true, true, true]);
    expect([may("d", now), may("e", now), may("f", now)]).toEqual([true, true, false]);
    expect([may("a", now), may("b", now), may("b", now)]).toEqual([false, true, false]);
  });
});
