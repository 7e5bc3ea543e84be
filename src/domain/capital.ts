/** A text with its first letter capital, the others as they are. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
