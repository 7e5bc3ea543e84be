import type { ReactElement } from "react";
import type { Mode } from "../../model/config/mode";
import { Icon, type IconPaths } from "../../shell/icon";
import * as icons from "../../shell/icons";
import { useWords } from "../../state/language";

/** The console to enter (specification §1: "It runs in two modes chosen at login"). */
export function ModeChoice({ mode, onChange }: { mode: Mode; onChange(mode: Mode): void }): ReactElement {
  const { t } = useWords();
  const choice = (value: Mode, icon: IconPaths, name: string, lead: string): ReactElement => (
    <label className="login-mode">
      <input type="radio" name="mode" value={value} checked={mode === value} onChange={() => onChange(value)} />
      <Icon of={icon} size={18} />
      <span>
        <strong>{name}</strong>
        <small>{lead}</small>
      </span>
    </label>
  );
  return (
    <fieldset className="login-modes">
      <legend>{t("login.mode")}</legend>
      {choice(2, icons.cloud, t("login.mode2"), t("login.mode2Lead"))}
      {choice(1, icons.bankAccount, t("login.mode1"), t("login.mode1Lead"))}
    </fieldset>
  );
}
