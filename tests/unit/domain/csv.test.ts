import { expect, it } from "vitest";
import { csvText } from "../../../src/domain/csv";

it("writes rows as RFC 4180 says, with the mark that Excel asks for", () => {
  expect(
    csvText([
      ["云", "Amount"],
      ["a,b", 'say "x"'],
      ["two\nlines", ""],
    ]),
  ).toBe('\u{FEFF}云,Amount\r\n"a,b","say ""x"""\r\n"two\nlines",\r\n');
});

it.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["@sum", "'@sum"],
  ["\tx", '"\'\tx"'],
  ["-cmd", "'-cmd"],
  ["-12.50", "-12.50"],
  ["plain", "plain"],
])("makes %j harmless", (text, is) => {
  expect(csvText([[text]])).toBe(`\u{FEFF}${is}\r\n`);
});
