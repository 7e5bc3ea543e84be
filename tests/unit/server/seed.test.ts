import { describe, expect, it } from "vitest";
import { isCodeList, splitCodes } from "../../../src/domain/permission";
import { seededRandom } from "../../../src/server/database/seed/bills-generator/random";
import { codes } from "../../../src/server/database/seed/identity-data/codes";
import { creditCode, seedCustomers } from "../../../src/server/database/seed/identity-data/customers";
import { seedRoles, seedUsers } from "../../../src/server/database/seed/identity-data/people";
import { composeMessages, markRead } from "../../../src/server/database/seed/messages";
import { yuanText } from "../../../src/server/database/seed/messages-data/draft";
import { longTailMoment } from "../../../src/server/database/seed/messages-data/from-rules";

const today = new Date("2025-06-18T02:00:00Z");
const nothing = { bills: [], orders: [], contracts: [], accounts: [], resources: [] };

const byType = (type: number) => seedCustomers.filter(({ customType }) => customType === type).map(({ id }) => id);

describe("customers and users of the demo", () => {
  it("are a group with six members and two agents, with the ids everybody counts on", () => {
    expect(seedCustomers.filter(({ parentId }) => parentId === 1001)).toHaveLength(6);
    expect([0, 1, 2, 3, 4, 5].every((type) => byType(type).includes(1010 + type))).toBe(true);
    expect(seedCustomers.filter(({ industry }) => industry === "渠道代理").map(({ id }) => id)).toEqual([1020, 1021]);
  });

  it("have credit codes with the right check character (GB 32100-2015)", () => {
    // The registry's own example of the standard's procedure: weights are powers of 3 modulo 31.
    const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";
    for (const { id, region } of seedCustomers) {
      const code = creditCode(region, id);
      const sum = [...code].reduce(
        (total, sign, index) => total + alphabet.indexOf(sign) * (index < 17 ? 3 ** index % 31 : 1),
        0,
      );
      expect(code).toMatch(/^91\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/);
      expect(sum % 31).toBe(0);
    }
  });

  it("have 24 users and six roles at the group, and names that sign in only once", () => {
    expect(seedUsers.filter(({ customId }) => customId === 1001)).toHaveLength(24);
    expect(seedRoles.filter(({ customId }) => customId === 1001)).toHaveLength(6);
    expect(new Set(seedUsers.map(({ username }) => username.toLowerCase())).size).toBe(seedUsers.length);
    expect(seedUsers.every(({ username }) => /^[A-Za-z][\w.-]{3,31}$/.test(username))).toBe(true);
  });

  it.each(Object.entries(codes))("%s is a list of codes", (_, list) => {
    expect(isCodeList(list)).toBe(true);
  });

  it("give finance the cost centre only and viewer exactly three codes", () => {
    expect(splitCodes(codes.costCentre).every((code) => /^v3(-\d+)?$/.test(code))).toBe(true);
    expect(codes.overviewOnly).toBe("v1,v3,v3-1,");
  });
});

describe("messages of the demo", () => {
  it("are as many as asked for, the same for the same seed, newest first and never from the future", () => {
    const compose = () => composeMessages(seededRandom(1), nothing, 120, today);
    expect(compose()).toEqual(compose());
    const times = compose().map(({ createTime }) => createTime.getTime());
    expect(times).toHaveLength(120);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(times[0]).toBeLessThan(today.getTime());
  });

  it("are told in both languages", () => {
    const drafts = composeMessages(seededRandom(1), nothing, 120, today);
    const words = drafts.flatMap(({ title, content }) => [title, content]);
    expect(words.filter(({ zh }) => !/\p{Script=Han}/u.test(zh))).toEqual([]);
    expect(words.filter(({ en }) => en === "" || /\p{Script=Han}|undefined|\[object/u.test(en))).toEqual([]);
  });

  it.each([0, 7, 60, 200])("leave %i of 60 unread, or all", (unread) => {
    const random = seededRandom(2);
    const marked = markRead(random, composeMessages(random, nothing, 60, today), unread, today);
    expect(marked.filter(({ readFlag }) => readFlag === 0)).toHaveLength(Math.min(unread, 60));
    expect(marked.every(({ readFlag, readTime }) => (readFlag === 0) === (readTime === null))).toBe(true);
  });

  it("lie mostly in the last weeks, with a tail of 13 months", () => {
    const random = seededRandom(3);
    const ages = Array.from(
      { length: 2000 },
      () => (today.getTime() - longTailMoment(random, today).getTime()) / 86_400_000,
    );
    expect(ages.filter((days) => days < 30).length).toBeGreaterThan(1000);
    expect(ages.filter((days) => days > 180).length).toBeGreaterThan(20);
    expect(Math.max(...ages)).toBeLessThanOrEqual(395);
  });

  it.each([
    ["0", "¥0.00"],
    ["1234.5", "¥1,234.50"],
    ["1234567.891", "¥1,234,567.89"],
    ["-12.30", "¥-12.30"],
    ["999.00", "¥999.00"],
  ])("write %s as %s", (amount, text) => {
    expect(yuanText(amount)).toBe(text);
  });
});
