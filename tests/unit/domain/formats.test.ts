import { describe, expect, it } from "vitest";
import { type FormatName, formats } from "../../../src/domain/formats";

const cases: Record<FormatName, { good: string[]; bad: string[] }> = {
  date: {
    good: ["2024-02-29", "2023-12-31", "1900-01-01"],
    bad: [
      "2023-02-29",
      "2024-13-01",
      "2024-00-10",
      "2024-04-31",
      "24-01-01",
      "2024-1-1",
      "2024-01-01 ",
      "0000-01-01",
      "1899-12-31",
    ],
  },
  decimal: {
    good: ["0", "0.00", "-1.5", "123456789012345678.12345678", "10"],
    bad: ["", "1,000", "1e5", "+1", ".5", "5.", "01", "1.123456789", "NaN", "１２", "1234567890123456789"],
  },
  json: { good: ["{}", "[1, 2]", '"text"', "null", " 1 "], bad: ["", "{", "text", "{'a': 1}", "[1,]"] },
  domain: {
    good: ["example.com", "a-b.c1.example.cn", "xn--fsqu00a.xn--0zwm56d", "123.example", `${"a".repeat(63)}.com`],
    bad: [
      "",
      "example",
      "-a.com",
      "a-.com",
      "a..com",
      ".com",
      "a.com.",
      "a_b.com",
      "1.2.3.4",
      "*.example.com",
      "http://a.com",
      "例子.com",
      `${"a".repeat(64)}.com`,
      `${"a.".repeat(126)}com`,
    ],
  },
  duration: {
    good: ["P1Y", "P12M", "P2W", "P30D", "PT8H", "PT90M", "PT1S"],
    bad: ["", "P", "PT", "P0D", "P1H", "PT1D", "P1Y2M", "P-1D", "p1d", "P1.5D", "1D"],
  },
  email: {
    good: ["li.na@example.com", "a+b@sub.example.cn", "x@y.z"],
    bad: [
      "",
      "a",
      "a@b",
      "@example.com",
      "a@",
      "a b@example.com",
      "a@example..com",
      "a@-example.com",
      "名@example.com",
      `${"a".repeat(65)}@example.com`,
      `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.com`,
    ],
  },
  ipv4: {
    good: ["0.0.0.0", "255.255.255.255", "10.1.2.3"],
    bad: ["256.1.1.1", "1.1.1", "01.1.1.1", "1.1.1.1.1", "1.1.1.1 ", "::1"],
  },
  "local-date-time": {
    good: ["2024-02-29 00:00:00", "2025-06-18 23:59:59"],
    bad: [
      "2024-02-30 00:00:00",
      "2025-06-18T09:30:00",
      "2025-06-18 24:00:00",
      "2025-06-18 09:60:00",
      "2025-06-18 9:30:00",
      "2025-06-18",
      "2025-06-18 09:30:00Z",
    ],
  },
  "menu-codes": { good: ["", "v1,", "v3,v3-17,v8-2.1,"], bad: ["v1", "all", "channel,", "v1, "] },
  // Any text: what a new password must be is a pattern of its own.
  password: { good: ["", "anything"], bad: [] },
  phone: {
    good: ["13800138000", "19912345678"],
    bad: ["12800138000", "1380013800", "138001380000", "+8613800138000", "1380013800a"],
  },
  "port-list": {
    good: ["80", "80,443", "1-65535", "8000-8100,80,443", "8000-8000"],
    bad: [
      "",
      "0",
      "65536",
      "80,",
      ",80",
      "80, 443",
      "8100-8000",
      "80,80",
      "80-90,85",
      "1-10,10-20",
      "080",
      "a",
      "80-",
      "1-2-3",
    ],
  },
  ratio: { good: ["0", "0.95", "1.000000", "-0.123456", "123.5"], bad: ["", ".5", "1.1234567", "1000", "95%", "00.5"] },
  uri: {
    good: ["https://example.com/a?b=c", "http://10.0.0.1:8080/"],
    bad: ["", "example.com", "mailto:a@example.com", "http://a b", "https://<x>"],
  },
  "wildcard-domain": {
    good: ["*.example.com", "example.com"],
    bad: ["*", "*.com.*", "a.*.com", "*.*.com", "*com", "*.com"],
  },
  "year-month": {
    good: ["2024-01", "1999-12"],
    bad: ["2024-13", "2024-00", "24-01", "2024-1", "2024-01-01", "2124-01"],
  },
};

const lines = (kind: "good" | "bad") =>
  Object.entries(cases).flatMap(([name, texts]) => texts[kind].map((text) => ({ name: name as FormatName, text })));

describe("formats", () => {
  it.each(lines("good"))("$name accepts $text", ({ name, text }) => expect(formats[name](text)).toBe(true));
  it.each(lines("bad"))("$name refuses $text", ({ name, text }) => expect(formats[name](text)).toBe(false));
});
