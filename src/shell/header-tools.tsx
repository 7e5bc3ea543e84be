import type { ReactElement } from "react";
import { Aside } from "../state/aside";
import { useWords } from "../state/language";
import { later, once } from "../state/later";
import { Icon } from "./icon";
import * as icons from "./icons";
import { useDisclosure } from "./use-disclosure";
import { usePalette } from "./palette/use-palette";

const SettingsPanel = later(
  () => import("./settings/settings-panel"),
  (module) => module.SettingsPanel,
);
const importPalette = once(() => import("./palette/palette"));
const Palette = later(importPalette, (module) => module.Palette);

/** A failure shows when the palette is opened. */
function prepare(): void {
  importPalette().catch(() => undefined);
}

/** Which of the tools have a button in the header. */
export interface HeaderToolsProps {
  palette: boolean;
  settings: boolean;
}

/** The command palette and the display settings. Without its button the palette, which offers the settings too, opens by its keys. */
export function HeaderTools({ palette: hasPalette, settings: hasSettings }: HeaderToolsProps): ReactElement {
  const { t } = useWords();
  const palette = usePalette(prepare);
  return (
    <>
      {(hasPalette || hasSettings) && (
        <div className="header-tools">
          {hasPalette && (
            <button
              type="button"
              className="header-item"
              data-palette
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              title={t("palette.open")}
              onClick={palette.show}
            >
              <Icon of={icons.search} />
              <span className="visually-hidden">{t("palette.open")}</span>
            </button>
          )}
          {hasSettings && <SettingsButton />}
        </div>
      )}
      {palette.open && (
        <Aside onFailed={palette.hide}>
          <Palette onClose={palette.hide} />
        </Aside>
      )}
    </>
  );
}

/** Opens the display settings below itself. */
function SettingsButton(): ReactElement {
  const { t } = useWords();
  const { open, toggle, close, around, button } = useDisclosure();
  return (
    <div className="user-menu" ref={around}>
      <button
        type="button"
        ref={button}
        className="header-item"
        data-settings
        aria-expanded={open}
        title={t("settings.title")}
        onClick={toggle}
      >
        <Icon of={icons.cog} />
        <span className="visually-hidden">{t("settings.title")}</span>
      </button>
      {open && (
        <div className="user-panel">
          <Aside onFailed={close}>
            <SettingsPanel />
          </Aside>
        </div>
      )}
    </div>
  );
}
