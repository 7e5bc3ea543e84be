import { API_TIME_ZONE } from "../../domain/reading";
import type { Words } from "../../model/words";
import { useConsole } from "../../state/console";
import { leave } from "../../state/leave";
import { themes } from "../../state/preferences";
import { groupings, themeWords, timeZones } from "../settings/choices";
import { type PaletteItem, sameWords } from "./palette-items";

/** What can be changed without going anywhere: all of the display settings, for where the header has no button for them. */
export function useSettings(): PaletteItem[] {
  const console = useConsole();
  const { preferences } = console;
  const { reading } = preferences;
  const words = (key: string): Words => console.manifest.messages[key] ?? sameWords(key);
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
      choice("settings.grouping", value, sameWords(label), () => preferences.setReading({ grouping: value })),
    ),
    ...timeZones(reading.timeZone).map((zone) =>
      choice("settings.timeZone", zone, zone === API_TIME_ZONE ? words("settings.consoleTime") : sameWords(zone), () =>
        preferences.setReading({ timeZone: zone }),
      ),
    ),
    setting("language", { zh: "English", en: "中文" }, () =>
      preferences.setLanguage(preferences.language === "zh" ? "en" : "zh"),
    ),
    setting("logout", words("shell.logout"), () => leave(console)),
  ];
}
