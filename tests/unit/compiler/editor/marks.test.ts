import { beforeAll, describe, expect, it } from "vitest";
import { check } from "../../../../src/compiler/compile";
import { fixesOf, markedLength } from "../../../../src/compiler/editor/marks";
import type { ConfigError } from "../../../../src/compiler/report/errors";
import { type Real, readReal } from "./read";

const messages = "screens/message/messages.json";

let real: Real;
beforeAll(async () => {
  real = await readReal();
});

/** The text with a mistake, and what is found in it of a code. */
function mistakeIn(from: string, to: string, code: string): { text: string; error: ConfigError } {
  const { file, text } = real.typing(messages, from, `${to}|`);
  const config = real.sources.config.map((each) => (each.path === file ? { path: file, text } : each));
  const error = check({ ...real.sources, config })
    .reported()
    .errors.find((each) => each.code === code && each.file === file);
  if (!error) throw new Error(`no ${code} is found`);
  return { text, error };
}

/** The text with what mends a mistake. */
const mended = (text: string, error: ConfigError): string =>
  fixesOf(text, error).reduceRight(
    (before, { from, to, text: by }) => before.slice(0, from) + by + before.slice(to),
    text,
  );

describe("a mistake in an editor", () => {
  it.each([
    { of: "a name", from: '"opens": "detail"', to: '"opens": "detial"', code: "CFG_UNKNOWN_VIEW" },
    { of: "a key", from: '"opens": "detail"', to: '"open": "detail"', code: "CFG_UNKNOWN_KEY" },
    {
      of: "a placeholder",
      from: "Delete {count} selected",
      to: "Delete {conut} selected",
      code: "CFG_UNKNOWN_PLACEHOLDER",
    },
    {
      of: "a source in a list",
      from: '"send": { "ids": ["id"] }',
      to: '"send": { "ids": ["idd"] }',
      code: "CFG_UNKNOWN_SOURCE",
    },
  ])("is mended: $of", ({ from, to, code }) => {
    const { text, error } = mistakeIn(from, to, code);
    expect(mended(text, error)).toBe(real.file(messages).text);
  });

  it("is not mended where nothing comes near, or something else was typed since", () => {
    const { text, error } = mistakeIn('"opens": "detail"', '"opens": "nothing of that"', "CFG_UNKNOWN_VIEW");
    expect(fixesOf(text, error)).toEqual([]);
    const other = mistakeIn('"opens": "detail"', '"opens": "detial"', "CFG_UNKNOWN_VIEW");
    expect(fixesOf(other.text.replace("detial", "detai"), other.error)).toEqual([]);
  });

  it("is marked as long as the text is that it is about", () => {
    const { text, error } = mistakeIn('"opens": "detail"', '"opens": "detial"', "CFG_UNKNOWN_VIEW");
    expect(markedLength(text, error)).toBe('"detial"'.length);
  });
});
