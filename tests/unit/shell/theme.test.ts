import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { ConfigClouds } from "../../../src/model/config/clouds";
import { hues } from "../../../src/model/hues";
import { referenceClouds } from "../../../src/server/database/reference/clouds";
import { contrast, distance, kindsOfEyes } from "../../helpers/colours";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (file: string): string => readFileSync(`${root}/${file}`, "utf8");
const css = read("src/shell/theme.css");

const [lightBlock = "", darkBlock = ""] = css.split(':root[data-theme="dark"]');
const tokensOf = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
const light = tokensOf(lightBlock);
const themes = { light, dark: { ...light, ...tokensOf(darkBlock) } };

const surfaces = ["page", "surface", "raised", "sunken"];
const meanings = ["primary", "success", "warning", "danger", "neutral"];

describe.each(Object.entries(themes))("colours of the %s theme", (_name, tokens) => {
  const colour = (token: string): string => {
    const value = tokens[`--${token}`] ?? "";
    const [, named] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return named === undefined ? value : colour(named);
  };
  const worst = (text: string, grounds: readonly string[]): number =>
    Math.min(...grounds.map((ground) => contrast(colour(text), colour(ground))));
  const everySurface = surfaces.map((name) => `color-${name}`);

  it.each(["text", "muted", "primary-strong"])("%s is 7:1 on every surface, as body text is for AAA", (name) => {
    expect(worst(`color-${name}`, everySurface)).toBeGreaterThanOrEqual(7);
  });

  it.each(meanings)("%s is readable on every surface, and strong enough on its own soft ground", (name) => {
    expect(worst(`color-${name}`, [...everySurface, "color-hover", `color-${name}-soft`])).toBeGreaterThanOrEqual(4.5);
  });

  it("words on the primary colour, on a badge and on the deep ground are readable", () => {
    expect(contrast(colour("color-on-primary"), colour("color-primary"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("color-on-primary"), colour("color-badge"))).toBeGreaterThanOrEqual(4.5);
    const deep = ["color-deep", "color-deep-2"];
    expect(worst("color-on-deep-muted", deep)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(hues)("the hue %s can be text on every surface", (hue) => {
    expect(worst(`hue-${hue}`, everySurface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(kindsOfEyes)("hues differ to the eyes of a %s", (eye) => {
    const near = pairs(hues)
      .filter(([one, other]) => distance(colour(`hue-${one}`), colour(`hue-${other}`), eye) < 0.08)
      .map((pair) => pair.join(" and "));
    expect(near).toEqual([]);
  });

  it("colours of charts are 3:1 on a card, and differ to every eye", () => {
    const charts = Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`);
    expect(Math.min(...charts.map((chart) => worst(chart, ["color-surface"])))).toBeGreaterThanOrEqual(3);
    const near = kindsOfEyes.flatMap((eye) =>
      pairs(charts).filter(([one, other]) => distance(colour(one), colour(other), eye) < 0.03),
    );
    expect(near).toEqual([]);
  });
});

const browsers = ["pages", "render", "shell", "widgets"].flatMap((folder) =>
  readdirSync(`${root}/src/${folder}`, { recursive: true }).map((file) => `src/${folder}/${String(file)}`),
);

it.each([
  {
    what: "stylesheet",
    files: /(?<!theme)\.css$/,
    stray: /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|font-variant-numeric/gi,
  },
  { what: "code of the browser", files: /\.tsx?$/, stray: /["'`]#[0-9a-f]{3,8}["'`]|\b(?:rgb|hsl)a?\(\d/gi },
])("no $what but the theme writes a colour or the shape of digits", ({ files, stray }) => {
  const found = browsers
    .filter((file) => files.test(file))
    .flatMap((file) => (read(file).match(stray) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

describe("clouds", () => {
  const { clouds } = JSON.parse(read("config/clouds.json")) as ConfigClouds;

  it("have a hue of their own each", () => {
    expect(new Set(clouds.map(({ hue }) => hue)).size).toBe(clouds.length);
  });

  it.each(clouds)("$code has its hue in the API's chartColor and in its drawing, too", ({ code, hue }) => {
    expect(referenceClouds.find((cloud) => cloud.code === code)?.chartColor).toBe(light[`--hue-${hue}`]);
    expect(read(`src/public/clouds/${code}.svg`)).toContain(`fill="${light[`--hue-${hue}`]}"`);
  });
});

function pairs<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}
