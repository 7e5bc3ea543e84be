/**
 * All pieces of one and of two characters of some texts, in lower case and each once. A text can only contain a keyword whose pieces are
 * all among its own, which an index answers for keywords of any length, also for Chinese ones of two characters.
 */
export function gramsOf(...texts: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    const letters = [...text.toLowerCase()];
    letters.forEach((letter, at) => {
      grams.add(letter);
      const next = letters[at + 1];
      if (next !== undefined) grams.add(letter + next);
    });
  }
  return [...grams];
}
