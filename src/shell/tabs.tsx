import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { ResolvedRoute } from "../model/resolved";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { judgeAccess, tabEntry } from "../state/access";
import { TabLink } from "../render/shared/tab-link";

/** The strip of sibling pages above a page, where its menu entry has `tabs`; only pages that are open to the user. */
export const Tabs = observer(function Tabs({ route }: { route: ResolvedRoute }): ReactElement | null {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const paths = tabEntry(manifest.menus[session.mode].entries, route.path)?.tabs ?? [];
  const routes = paths.flatMap((path) => manifest.routes.filter((candidate) => candidate.path === path));
  const open = routes.filter((candidate) => judgeAccess(candidate, manifest, session).kind === "open");
  if (open.length < 2) return null;
  return (
    <nav className="tabs" aria-label={t("shell.tabs")}>
      {open.map((tab) => (
        <TabLink key={tab.path} to={tab.path} isPresent={tab.path === route.path}>
          {say(tab.title)}
        </TabLink>
      ))}
    </nav>
  );
});
