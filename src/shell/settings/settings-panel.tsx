import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { API_TIME_ZONE } from "../../domain/reading";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { themes } from "../../state/preferences";
import { ChoiceRow } from "./choice-row";
import { groupings, themeWords, timeZones } from "./choices";
import "./settings-panel.css";

/** How the console looks and speaks on this device: colours, clock, separators. */
export const SettingsPanel = observer(function SettingsPanel(): ReactElement {
  const { preferences } = useConsole();
  const { t } = useWords();
  const { theme, reading } = preferences;
  return (
    <div className="settings">
      <h2>{t("settings.title")}</h2>
      <ChoiceRow
        label={t("settings.theme")}
        value={theme}
        choices={themes.map((value) => ({ value, label: t(themeWords[value]) }))}
        onChange={preferences.setTheme}
      />
      <ChoiceRow
        label={t("settings.grouping")}
        value={reading.grouping}
        choices={groupings}
        onChange={(grouping) => preferences.setReading({ grouping })}
      />
      <ChoiceRow
        label={t("settings.timeZone")}
        hint={t("settings.timeZoneHint")}
        value={reading.timeZone}
        choices={timeZones(reading.timeZone).map((value) => ({
          value,
          label: value === API_TIME_ZONE ? t("settings.consoleTime") : value,
        }))}
        onChange={(timeZone) => preferences.setReading({ timeZone })}
      />
    </div>
  );
});
