import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { Icon } from "./icon";
import * as icons from "./icons";
import "./header-item.css";

/** Changes to the other language, whose own name it bears: whoever needs it can read it. In the header it has only an icon where the window is narrow. */
export const LanguageSwitch = observer(function LanguageSwitch({
  inHeader = false,
}: {
  inHeader?: boolean;
}): ReactElement {
  const { preferences } = useConsole();
  const { t } = useWords();
  const [next, name, tag] =
    preferences.language === "zh" ? (["en", "English", "en"] as const) : (["zh", "中文", "zh-CN"] as const);
  return (
    <button
      type="button"
      className="header-item"
      data-language={next}
      title={t("shell.language")}
      onClick={() => preferences.setLanguage(next)}
    >
      <Icon of={icons.translate} />
      <span className={inHeader ? "visually-hidden-narrow" : undefined} lang={tag}>
        {name}
      </span>
    </button>
  );
});
