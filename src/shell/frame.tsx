import { observer } from "mobx-react-lite";
import { type CSSProperties, type ReactElement, type ReactNode, useMemo, useState } from "react";
import type { ResolvedRoute } from "../model/resolved";
import { Aside } from "../state/aside";
import { useConsole } from "../state/console";
import { InsideProvider } from "../state/inside";
import { useWords } from "../state/language";
import { later } from "../state/later";
import { useMedia } from "../state/media";
import { activeCodes, menuOf } from "../state/access";
import { Header } from "./header";
import { HelpContext, ROOM_FOR_HELP } from "./help/help-place";
import { KeyHelp } from "./key-help";
import { LeftMenu } from "./left-menu";
import { MenuButton } from "./menu-button";
import { ServicesFoot } from "./services/services-button";
import { SessionWatch } from "./session/session-watch";
import { Tabs } from "./tabs";
import { Trail } from "./trail/trail";
import "./frame.css";

const HelpBeside = later(
  () => import("./help/help-beside"),
  (module) => module.HelpBeside,
);

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
  const [helped, setHelped] = useState(false);
  const roomy = useMedia(ROOM_FOR_HELP);
  const help = useMemo(() => (roomy ? { open: helped, toggle: () => setHelped(!helped) } : undefined), [roomy, helped]);
  const width = { "--menu-width": `${manifest.settings.leftMenuWidth}px` } as CSSProperties;
  return (
    <InsideProvider>
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
          <main key={kind} id={MAIN} className="frame-main" tabIndex={-1}>
            <HelpContext value={help}>
              {route && <Trail route={route} entries={visible} />}
              {route && <Tabs route={route} />}
              {children}
            </HelpContext>
          </main>
          {help?.open && route?.subject !== undefined && (
            <Aside onFailed={() => setHelped(false)}>
              <HelpBeside subject={route.subject} view={route.view ?? ""} onClose={() => setHelped(false)} />
            </Aside>
          )}
        </div>
        <SessionWatch />
      </div>
    </InsideProvider>
  );
});
