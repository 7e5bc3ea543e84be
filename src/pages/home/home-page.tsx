import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { ResolvedRoute } from "../../model/resolved";
import { judgeAccess, menuOf, routeAt } from "../../shell/access";
import { Aside } from "../../state/aside";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { useAllAddresses } from "../../state/use-all-addresses";
import { AreaCard } from "./area-card";
import { areaLinks } from "./area-links";
import { BuyingLinks } from "./buying-links";
import { LatestNews } from "./latest-news";
import { OtherClouds } from "./other-clouds";
import { UnreadMessages, MESSAGES } from "./unread-messages";
import { UsedClouds } from "./used-clouds";
import { partOfDay } from "./part-of-day";
import "./home-page.css";

const BoardPart = later(
  () => import("../../render/screen/board-part"),
  (module) => module.BoardPart,
);

/** Where one arrives: a greeting, the figures of today in the operations console, the areas of the menu, and what is new. It shows nothing that no call has answered. */
export const HomePage = observer(function HomePage(): ReactElement {
  const { manifest, session } = useConsole();
  useAllAddresses();
  const { t } = useWords();
  const { mode, profile } = session;
  const areas = menuOf(manifest, session).filter((entry) => entry.route !== "/index");
  const opens = (route: ResolvedRoute): boolean => judgeAccess(route, manifest, session).kind === "open";
  const messages = routeAt(manifest.routes, MESSAGES);
  const showsMessages = mode === 1 && messages !== undefined && opens(messages);
  return (
    <div className="home">
      <header className="home-head">
        <h1>{t(`home.greeting.${partOfDay(new Date())}`, { name: profile?.name || profile?.username || "" })}</h1>
        <p>{[profile?.customName, t(`home.lead${mode}`)].filter(Boolean).join(" · ")}</p>
      </header>
      {mode === 2 && <UsedClouds />}
      {mode === 2 && <OtherClouds />}
      {mode === 2 && <BuyingLinks />}
      {mode === 1 && (
        <Aside>
          <section aria-label={t("home.today")}>
            <BoardPart subject="home" view="today" />
          </section>
        </Aside>
      )}
      <div className={mode === 1 ? "home-columns" : undefined}>
        <section aria-labelledby="home-areas">
          <h2 id="home-areas">{t("home.areas")}</h2>
          {areas.length === 0 ? (
            <p className="home-empty">{t("home.noAreas")}</p>
          ) : (
            <ul className="home-areas">
              {areas.map((entry) => (
                <AreaCard key={entry.code} entry={entry} links={areaLinks(entry, manifest.routes, opens)} />
              ))}
            </ul>
          )}
        </section>
        {mode === 1 && (
          <div className="home-aside">
            {showsMessages && <UnreadMessages />}
            <LatestNews />
          </div>
        )}
      </div>
    </div>
  );
});
