import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { ResolvedRoute } from "../../model/resolved";
import { judgeAccess, menuOf } from "../../state/access";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { useAllAddresses } from "../../state/use-all-addresses";
import { AreaCard } from "./area-card";
import { areaLinks } from "./area-links";
import { HomeBlock } from "./home-block";
import { HomeList } from "./home-list";
import { partOfDay } from "./part-of-day";
import "./home-page.css";

/** Where one arrives: a greeting, what config gives this mode, and the areas of the menu. It shows nothing that no call has answered. */
export const HomePage = observer(function HomePage(): ReactElement {
  const { manifest, session } = useConsole();
  useAllAddresses();
  const { say, t } = useWords();
  const { mode, profile } = session;
  const { words, above, beside } = manifest.menus[mode].home;
  const areas = menuOf(manifest, session).filter((entry) => entry.route !== "/index");
  const opens = (route: ResolvedRoute): boolean => judgeAccess(route, manifest, session).kind === "open";
  return (
    <div className="home">
      <header className="home-head">
        <h1>{t(`home.greeting.${partOfDay(new Date())}`, { name: profile?.name || profile?.username || "" })}</h1>
        <p>{[profile?.customName, say(words)].filter(Boolean).join(" · ")}</p>
      </header>
      {above.map((block, index) => (
        <HomeBlock key={index} block={block} />
      ))}
      <div className={beside.length > 0 ? "home-columns" : undefined}>
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
        {beside.length > 0 && (
          <div className="home-aside">
            {beside.map((list) => (
              <HomeList key={list.name} list={list} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
});
