import { useEffect, useState } from "react";
import type { PaletteIndex } from "../../model/palette";
import type { Words } from "../../model/words";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { leave } from "../../state/leave";
import { loadPart } from "../load-part";
import { findItems, type PaletteItem, paletteItems, searchItems } from "./palette-items";

/** Items under a heading. */
export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

/** What the palette shows for a text: favourites and recent pages before anything is typed, what fits afterwards. */
export function usePaletteGroups(text: string): PaletteGroup[] {
  const { manifest, session, visits } = useConsole();
  const { t } = useWords();
  const sources = { manifest, session, index: useIndex() };
  const all = [...paletteItems(sources), ...useSettings()];
  if (text !== "") {
    return withItems([
      { title: t("palette.matches"), items: findItems(all, text) },
      { title: t("palette.searchFor", { text }), items: searchItems(sources, text) },
    ]);
  }
  const byPath = (paths: readonly string[], kind: string): PaletteItem[] =>
    paths.flatMap((path) => all.filter((item) => item.path === path).map((item) => ({ ...item, key: `${kind} ${path}` })));
  return withItems([
    { title: t("palette.favourites"), items: byPath(visits.favourites, "favourite") },
    { title: t("palette.recent"), items: byPath(visits.recent.slice(1), "recent") },
    { title: t("palette.all"), items: all },
  ]);
}

function withItems(groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}

/** What the manifest does not carry; pages are offered while it is on its way, and where it cannot be had. */
function useIndex(): PaletteIndex | undefined {
  const { manifest } = useConsole();
  const [index, setIndex] = useState<PaletteIndex>();
  useEffect(() => {
    let here = true;
    loadPart<PaletteIndex>(manifest, "palette").then(
      (loaded) => here && setIndex(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [manifest]);
  return index;
}

/** What can be changed without going anywhere. */
function useSettings(): PaletteItem[] {
  const console = useConsole();
  const { preferences } = console;
  const words = (key: string): Words => console.manifest.messages[key] ?? { zh: key, en: key };
  const setting = (key: string, name: Words, perform: () => void): PaletteItem => ({ key, kind: "setting", words: name, trail: [words("settings.title")], perform });
  const theme = (value: typeof preferences.theme, key: string): PaletteItem => {
    const [title, name] = [words("settings.theme"), words(key)];
    return setting(`theme ${value}`, { zh: `${title.zh}：${name.zh}`, en: `${title.en}: ${name.en}` }, () => preferences.setTheme(value));
  };
  return [
    theme("system", "settings.system"),
    theme("light", "settings.light"),
    theme("dark", "settings.dark"),
    setting("language", { zh: "English", en: "中文" }, () => preferences.setLanguage(preferences.language === "zh" ? "en" : "zh")),
    setting("logout", words("shell.logout"), () => leave(console)),
  ];
}
