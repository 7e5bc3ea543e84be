import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { API_TIME_ZONE, type Grouping, groupSigns } from "../../domain/reading";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { themes } from "../../state/preferences";
import { ChoiceRow } from "./choice-row";
import "./settings-panel.css";

/** What the browser thinks the time zone is, beside the console's own and UTC; each once. */
function timeZones(chosen: string): string[] {
  return [...new Set([API_TIME_ZONE, Intl.DateTimeFormat().resolvedOptions().timeZone, "UTC", chosen])];
}

/** How the console looks and speaks on this device: colours, clock, separators. */
export const SettingsPanel = observer(function SettingsPanel(): ReactElement {
  const { preferences } = useConsole();
  const { t } = useWords();
  const { theme, reading } = preferences;
  const themeWords = { system: t("settings.system"), light: t("settings.light"), dark: t("settings.dark") };
  return (
    <div className="settings">
      <h2>{t("settings.title")}</h2>
      <ChoiceRow
        label={t("settings.theme")}
        value={theme}
        choices={themes.map((value) => ({ value, label: themeWords[value] }))}
        onChange={preferences.setTheme}
      />
      <ChoiceRow
        label={t("settings.grouping")}
        value={reading.grouping}
        choices={(Object.keys(groupSigns) as Grouping[]).map((value) => ({ value, label: `1${groupSigns[value]}234${groupSigns[value]}567.50` }))}
        onChange={(grouping) => preferences.setReading({ grouping })}
      />
      <ChoiceRow
        label={t("settings.timeZone")}
        hint={t("settings.timeZoneHint")}
        value={reading.timeZone}
        choices={timeZones(reading.timeZone).map((value) => ({ value, label: value === API_TIME_ZONE ? t("settings.consoleTime") : value }))}
        onChange={(timeZone) => preferences.setReading({ timeZone })}
      />
    </div>
  );
});
