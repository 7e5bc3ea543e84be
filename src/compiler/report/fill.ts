import type { Language, Words } from "../../model/words";

/** What fills a placeholder: the same in both languages, or words. */
export type Param = string | number | Words;

/** What fills the placeholders of a text, by their names. */
export type Params = Readonly<Record<string, Param>>;

/** Words with their placeholders filled; those that are given nothing stay. */
export function filled({ zh, en }: Words, params: Params): Words {
  return { zh: fill(zh, params, "zh"), en: fill(en, params, "en") };
}

function fill(template: string, params: Params, language: Language): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === "object" ? value[language] : String(value);
  });
}
