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

/**
 * The pieces of a keyword that tell most: its pairs, or its only letter. Of one or two letters they say exactly who contains it; of more
 * they may also be found apart.
 */
export function keywordGrams(text: string): { grams: string[]; exact: boolean } {
  const letters = [...text.toLowerCase()];
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  return { grams: pairs.length > 0 ? [...new Set(pairs)] : letters, exact: letters.length <= 2 };
}
