/**
 * What an answer must be for a hand-written page to be drawn from it. Screens of config draw whatever values they get; a page
 * that reckons with them says instead that they cannot be read.
 */
export type Shape = (value: unknown) => boolean;

export const isText: Shape = (value) => typeof value === "string";
export const isNumber: Shape = (value) => typeof value === "number" && Number.isFinite(value);
export const isFlag: Shape = (value) => typeof value === "boolean";

export function orNull(shape: Shape): Shape {
  return (value) => value === null || shape(value);
}

export function listOf(shape: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(shape);
}

/** An object with at least these properties. */
export function objectOf(shapes: Record<string, Shape>): Shape {
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(shapes).every(([name, shape]) => shape((value as Record<string, unknown>)[name]));
}
