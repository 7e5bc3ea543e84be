/**
 * A name with a slip of the keyboard: by its letters, two in the middle change places, one is left out, or one stands twice.
 * Always the same for the same name.
 */
export function misspelt(name: string): string {
  const letters = [...name];
  const middle = Math.floor(letters.length / 2);
  const [before, after] = [letters.slice(0, middle), letters.slice(middle)];
  const [first = "", second, ...rest] = after;
  const twice = [...before, first, first, ...after.slice(1)].join("");
  if (letters.length < 4) return twice;
  if (second !== undefined && first !== second && letters.length % 3 === 0)
    return [...before, second, first, ...rest].join("");
  return letters.length % 3 === 1 ? [...before, ...after.slice(1)].join("") : twice;
}
