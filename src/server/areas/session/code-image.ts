import { randomInt } from "node:crypto";
import sharp from "sharp";
import svgCaptcha from "svg-captcha";

/** Size of the image as it is shown, pixels; it has twice as many for sharp screens. */
const WIDTH = 120;
const HEIGHT = 40;
const SCALE = 2;

/** A point of an outline to where it is drawn. */
type Move = (x: number, y: number) => [number, number];

/**
 * The image of a text, hard for programs and easy enough for people: letters touch, lean and lie on a wave, and patches behind
 * them turn black on white into white on black, so that no threshold and no outline tells letter from ground. It is pixels,
 * for outlines could be read by comparing them; in an SVG, as the description has it.
 */
export async function drawCode(text: string): Promise<string> {
  const wave = newWave();
  const step = (WIDTH - 12) / text.length;
  const letters = [...text].map((letter, at) => letterPath(letter, 6 + step * (at + 0.5), wave));
  const patches = Array.from({ length: 2 }, (_, at) => patchPath((WIDTH / 2) * (at + 0.5), wave));
  const thread = threadPath(wave);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="100%" height="100%" fill="#fff"/><path fill="#23364d" fill-rule="evenodd" d="${[...patches, ...letters, thread].join("")}"/></svg>`;
  const png = await sharp(Buffer.from(drawn), { density: 72 * SCALE })
    .greyscale(false)
    .png({ palette: true, colours: 8 })
    .toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
}

/** Bends everything alike, differently in each image. */
function newWave(): Move {
  const [phase, length, height, lean] = [between(0, 6.3), between(16, 26), between(2.5, 4), between(-0.25, 0.25)];
  return (x, y) => [
    x + lean * (y - HEIGHT / 2) + 1.5 * Math.sin(y / 7 + phase),
    y + height * Math.sin(x / length + phase),
  ];
}

/** A letter around a place, turned, leaning and larger or smaller than its neighbours. */
function letterPath(letter: string, centre: number, wave: Move): string {
  const outline =
    /d="([^"]*)"/.exec(
      svgCaptcha.create({ charPreset: letter, size: 1, width: 100, height: 100, fontSize: 42, noise: 0 }).data,
    )?.[1] ?? "";
  const [turn, lean, size] = [between(-0.3, 0.3), between(-0.2, 0.2), between(1.1, 1.35)];
  const [left, down] = [between(-2, 2), between(-2, 2)];
  return moved(faceOf(outline), (x, y) => {
    const [u, v] = [(x - 50) * size + lean * (y - 50), (y - 50) * size];
    return wave(
      centre + left + u * Math.cos(turn) - v * Math.sin(turn),
      HEIGHT / 2 + down + u * Math.sin(turn) + v * Math.cos(turn),
    );
  });
}

/** The letters of the font are drawn with an edge and a shadow; what lies inside the edge is the letter itself. */
function faceOf(outline: string): string {
  const contours = outline.split(/(?=M)/).map((contour) => ({ contour, box: boxOf(contour) }));
  return contours
    .filter(({ box }) => contours.some((other) => contains(other.box, box)))
    .map(({ contour }) => contour)
    .join("");
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf(contour: string): Box {
  const points = [...contour.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const [xs, ys] = [points.map(([, x]) => Number(x)), points.map(([, , y]) => Number(y))];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function contains(outer: Box, inner: Box): boolean {
  return outer.left < inner.left && outer.right > inner.right && outer.top < inner.top && outer.bottom > inner.bottom;
}

/** A round patch of uneven outline. */
function patchPath(centre: number, wave: Move): string {
  const [x, y, width, height] = [centre + between(-16, 16), between(12, HEIGHT - 12), between(9, 13), between(6, 9)];
  const corners = Array.from({ length: 7 }, (_, at) => {
    const [angle, reach] = [(at / 7) * 2 * Math.PI, between(0.75, 1.25)];
    return wave(x + width * reach * Math.cos(angle), y + height * reach * Math.sin(angle))
      .map(round)
      .join(" ");
  });
  return `M${corners.join("L")}Z`;
}

/** A thread across the image, as thick as the thinner strokes of letters. */
function threadPath(wave: Move): string {
  const [from, to, thick] = [between(4, HEIGHT - 4), between(4, HEIGHT - 4), between(1, 1.6)];
  const bend = between(-14, 14);
  const points = Array.from({ length: 13 }, (_, at) => ({
    x: (WIDTH / 12) * at,
    y: from + ((to - from) * at) / 12 + bend * Math.sin((Math.PI * at) / 12),
  }));
  const there = points.map(({ x, y }) => wave(x, y).map(round).join(" "));
  const back = points.toReversed().map(({ x, y }) =>
    wave(x, y + thick)
      .map(round)
      .join(" "),
  );
  return `M${[...there, ...back].join("L")}Z`;
}

/** An outline with each of its points moved. */
function moved(outline: string, move: Move): string {
  return outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y)).map(round).join(" "),
  );
}

function between(least: number, most: number): number {
  return least + (randomInt(1_000_001) / 1_000_000) * (most - least);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
