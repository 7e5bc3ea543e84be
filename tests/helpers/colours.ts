/** How colours look: contrast as WCAG 2 has it, and the distance of two colours to normal and to colour-blind eyes. */

type Triple = readonly [number, number, number];

/** What a colour-blind eye makes of linear light (Machado, Oliveira and Fernandes 2009, full severity). */
const eyes = {
  normal: undefined,
  protanope: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranope: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanope: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** Kinds of eyes. */
export const kindsOfEyes = Object.keys(eyes) as (keyof typeof eyes)[];

/** WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** Distance in OKLab as the eye sees it; 0.02 is just noticed. */
export function distance(one: string, other: string, eye: keyof typeof eyes): number {
  const [a, b] = [seen(one, eye), seen(other, eye)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(colour: string): number {
  return times([0.2126, 0.7152, 0.0722], light(colour));
}

function seen(colour: string, eye: keyof typeof eyes): Triple {
  const matrix = eyes[eye];
  const bright = light(colour);
  const cut = (value: number): number => Math.min(1, Math.max(0, value));
  return okLab(matrix ? (through(matrix, bright).map(cut) as unknown as Triple) : bright);
}

function light(colour: string): Triple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Triple;
}

/** https://bottosson.github.io/posts/oklab */
function okLab(bright: Triple): Triple {
  const cones = [
    0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376,
    0.6299787005,
  ];
  const lab = [
    0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662,
    -0.808675766,
  ];
  return through(lab, through(cones, bright).map(Math.cbrt) as unknown as Triple);
}

function through(matrix: readonly number[], value: Triple): Triple {
  return [0, 3, 6].map((row) => times(matrix.slice(row, row + 3), value)) as unknown as Triple;
}

function times(row: readonly number[], value: Triple): number {
  return row.reduce((sum, factor, index) => sum + factor * (value[index] ?? 0), 0);
}
