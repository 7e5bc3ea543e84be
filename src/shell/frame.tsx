import { observer } from "mobx-react-lite";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { ResolvedRoute } from "../model/resolved";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { activeCodes, menuOf } from "../state/access";
import { Header } from "./header";
import { KeyHelp } from "./key-help";
import { LeftMenu } from "./left-menu";
import { MenuButton } from "./menu-button";
import { ServicesFoot } from "./services/services-button";
import { SessionWatch } from "./session/session-watch";
import { Tabs } from "./tabs";
import { Trail } from "./trail/trail";
import "./frame.css";

/** Id of the main content, which the skip link leads to. */
const MAIN = "main";

/** Header, left menu and page, as the route's frame says (specification §2, layout). */
export const Frame = observer(function Frame({
  route,
  children,
}: {
  route: ResolvedRoute | undefined;
  children: ReactNode;
}): ReactElement {
  const { manifest, session } = useConsole();
  const { t } = useWords();
  const visible = menuOf(manifest, session);
  const kind = route?.frame ?? "standard";
  const menu = manifest.menus[session.mode];
  const active = activeCodes(visible, route, menu.entries);
  const stray = active.length === 0;
  const width = { "--menu-width": `${manifest.settings.leftMenuWidth}px` } as CSSProperties;
  return (
    <div className="frame" style={width}>
      <a className="skip" href={`#${MAIN}`}>
        {t("shell.skip")}
      </a>
      <Header before={<MenuButton entries={visible} active={active} />} stray={stray} />
      <KeyHelp />
      <div className="frame-body">
        {kind === "standard" && (
          <aside className="frame-menu">
            <LeftMenu entries={visible} active={active} />
            {!menu.headerShows.includes("services") && <ServicesFoot stray={stray} />}
          </aside>
        )}
        <main id={MAIN} className="frame-main" tabIndex={-1}>
          {route && <Trail route={route} entries={visible} />}
          {route && <Tabs route={route} />}
          {children}
        </main>
      </div>
      <SessionWatch />
    </div>
  );
});
