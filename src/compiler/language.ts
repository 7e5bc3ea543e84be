import { languages } from "../model/language";
import type { Language } from "../model/words";

/** The language a command speaks: the one asked for, else Chinese where the environment is, else English. */
export function commandLanguage(
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const known = languages.find((language) => language === asked);
  if (known) return known;
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  return locale.startsWith("zh") ? "zh" : "en";
}
