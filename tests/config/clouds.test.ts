import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ConfigClouds } from "../../src/model/config/clouds";
import { referenceClouds } from "../../src/server/database/reference/clouds";

const drawings = new URL("../../src/public/clouds/", import.meta.url);
const { clouds } = JSON.parse(
  readFileSync(new URL("../../config/clouds.json", import.meta.url), "utf8"),
) as ConfigClouds;

it("each cloud has a drawing, and there are no others", () => {
  expect(readdirSync(drawings).toSorted()).toEqual(clouds.map(({ code }) => `${code}.svg`).toSorted());
  expect(clouds.map(({ image }) => image)).toEqual(clouds.map(({ code }) => `clouds/${code}.svg`));
});

it.each(clouds)(
  "the drawing of $code takes nothing from elsewhere and needs no inline style, which the Content-Security-Policy forbids",
  ({ code }) => {
    const drawing = readFileSync(new URL(`${code}.svg`, drawings), "utf8");
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32"/);
    expect(drawing).not.toMatch(/style|href|script|data:|url\(/);
  },
);

it("img1 of specification §3 names the drawing, and introduction and name are the same in the database as in config", () => {
  const said = referenceClouds.map(({ code, img1, name, nameEn, introduce, introduceEn }) => ({
    code,
    img1,
    name,
    nameEn,
    introduce,
    introduceEn,
  }));
  expect(said).toEqual(
    clouds.map(({ code, zh, en, introduce }) => ({
      code,
      img1: `clouds/${code}.svg`,
      name: zh,
      nameEn: en,
      introduce: introduce.zh,
      introduceEn: introduce.en,
    })),
  );
});
