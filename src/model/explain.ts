/**
 * What a key of config is for, in English and Chinese: the documentation of config has a page for each language, and editors
 * show both.
 */
export function explain(description: string, zh: string): { description: string; zh: string } {
  return { description, zh };
}
