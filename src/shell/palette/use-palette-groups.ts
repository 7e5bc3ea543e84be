import { useEffect, useState } from "react";
import { API_TIME_ZONE } from "../../domain/reading";
import type { PaletteIndex } from "../../model/palette";
import type { Words } from "../../model/words";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { leave } from "../../state/leave";
import { themes } from "../../state/preferences";
import { useAllAddresses } from "../../state/use-all-addresses";
import { loadPart } from "../../state/load-part";
import { groupings, themeWords, timeZones } from "../settings/choices";
import { findItems, type PaletteItem, paletteItems, searchItems } from "./palette-items";

/** Items under a heading. */
export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

/** What the palette shows for a text: favourites and recent pages before anything is typed, what fits afterwards. */
export function usePaletteGroups(text: string): PaletteGroup[] {
  const { manifest, session, visits } = useConsole();
  useAllAddresses();
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
    paths.flatMap((path) =>
      all.filter((item) => item.path === path).map((item) => ({ ...item, key: `${kind} ${path}` })),
    );
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

/** What can be changed without going anywhere: all of the display settings, for where the header has no button for them. */
function useSettings(): PaletteItem[] {
  const console = useConsole();
  const { preferences } = console;
  const { reading } = preferences;
  const words = (key: string): Words => console.manifest.messages[key] ?? { zh: key, en: key };
  const same = (text: string): Words => ({ zh: text, en: text });
  const setting = (key: string, name: Words, perform: () => void): PaletteItem => ({
    key,
    kind: "setting",
    words: name,
    trail: [words("settings.title")],
    perform,
  });
  const choice = (title: string, value: string, name: Words, perform: () => void): PaletteItem => {
    const { zh, en } = words(title);
    return setting(`${title} ${value}`, { zh: `${zh}：${name.zh}`, en: `${en}: ${name.en}` }, perform);
  };
  return [
    ...themes.map((theme) =>
      choice("settings.theme", theme, words(themeWords[theme]), () => preferences.setTheme(theme)),
    ),
    ...groupings.map(({ value, label }) =>
      choice("settings.grouping", value, same(label), () => preferences.setReading({ grouping: value })),
    ),
    ...timeZones(reading.timeZone).map((zone) =>
      choice("settings.timeZone", zone, zone === API_TIME_ZONE ? words("settings.consoleTime") : same(zone), () =>
        preferences.setReading({ timeZone: zone }),
      ),
    ),
    setting("language", { zh: "English", en: "中文" }, () =>
      preferences.setLanguage(preferences.language === "zh" ? "en" : "zh"),
    ),
    setting("logout", words("shell.logout"), () => leave(console)),
  ];
}
