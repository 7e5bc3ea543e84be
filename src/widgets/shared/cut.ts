/** The beginning of a text, at most so many characters, never half of one that takes two places. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const half = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, half ? length - 1 : length);
}
