import { observer } from "mobx-react-lite";
import type { ReactElement, ReactNode } from "react";
import { headerOf } from "../state/access";
import { Aside } from "../state/aside";
import { useConsole } from "../state/console";
import { useInside } from "../state/inside";
import { useWords } from "../state/language";
import { later } from "../state/later";
import { Wordmark } from "./brand";
import { HeaderLinks } from "./header-links";
import { HeaderTools } from "./header-tools";
import { HOME } from "./guard";
import { LanguageSwitch } from "./language-switch";
import { ServicesButton } from "./services/services-button";
import { UserMenu, UserName } from "./user-menu";
import { Link } from "../render/shared/link";
import "./header-item.css";
import "./header.css";

const JobCentre = later(
  () => import("./jobs/job-centre"),
  (module) => module.JobCentre,
);

const WhySwitch = later(
  () => import("./why/why-switch"),
  (module) => module.WhySwitch,
);

/** What the page says to the header. */
export interface HeaderProps {
  /** Stands at its left edge. */
  before?: ReactNode;
  /** The present page belongs to no entry of the left menu. */
  stray: boolean;
}

/** The header, with what config gives it in this mode (specification §2). */
export const Header = observer(function Header({ before, stray }: HeaderProps): ReactElement {
  const { manifest, session } = useConsole();
  const { jobs } = useInside();
  const { say, t } = useWords();
  const menu = manifest.menus[session.mode];
  const shows = (part: (typeof menu.headerShows)[number]): boolean => menu.headerShows.includes(part);
  const entries = headerOf(manifest, session);
  return (
    <header className="header">
      {before}
      <Link className="header-brand" to={HOME} aria-label={t("shell.home")}>
        <Wordmark label={say(manifest.title)} />
      </Link>
      {shows("title") && <span className="header-mode">{say(menu.title)}</span>}
      <div className="header-nav">
        {shows("services") && <ServicesButton className="header-item" stray={stray} />}
        <HeaderLinks entries={entries} links={menu.headerLinks} />
      </div>
      {jobs.list.length > 0 && (
        <Aside>
          <JobCentre />
        </Aside>
      )}
      <HeaderTools palette={shows("palette")} settings={shows("settings")} />
      {session.profile?.staff && (
        <Aside>
          <WhySwitch />
        </Aside>
      )}
      <LanguageSwitch inHeader />
      {shows("userMenu") ? <UserMenu /> : <UserName />}
    </header>
  );
});
