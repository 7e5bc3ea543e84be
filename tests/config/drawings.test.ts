import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { EnumWords } from "../../src/model/config/texts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const enums = JSON.parse(readFileSync(`${root}/config/words/enums.json`, "utf8")) as EnumWords;
const named = Object.entries(enums)
  .filter(([name]) => name !== "$schema")
  .flatMap(([, values]) => Object.values(values).flatMap(({ image }) => image ?? []));

it("each drawing is that of a value, and each value's is there", () => {
  const drawings = readdirSync(`${root}/src/public/drawings`).map((file) => `drawings/${file}`);
  expect(drawings.toSorted()).toEqual([...new Set(named)].toSorted());
});

const all = readdirSync(`${root}/src`, { recursive: true })
  .map((file) => `src/${String(file)}`)
  .filter((file) => file.endsWith(".svg"));

it.each(all)(
  "%s is small, takes nothing from elsewhere and needs no inline style, which the Content-Security-Policy forbids",
  (file) => {
    const drawing = readFileSync(`${root}/${file}`, "utf8");
    expect(drawing.length).toBeLessThan(2048);
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
    expect(drawing).not.toMatch(/style|href|script|data:|url\(|<text/);
  },
);
