import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { ResolvedRoute } from "../../../model/resolved";
import { judgeAccess, menuOf } from "../../../state/access";
import { HOME } from "../../../shell/guard";
import { useConsole } from "../../../state/console";
import { useWords } from "../../../state/language";
import { AreaCard } from "./area-card";
import { areaLinks } from "./area-links";
import "./areas.css";

/** The areas of the menu. */
export const AreasCard = observer(function AreasCard(): ReactElement {
  const { manifest, session } = useConsole();
  const { t } = useWords();
  const areas = menuOf(manifest, session).filter((entry) => entry.route !== HOME);
  const opens = (route: ResolvedRoute): boolean => judgeAccess(route, manifest, session).kind === "open";
  if (areas.length === 0) return <p className="home-empty">{t("home.noAreas")}</p>;
  return (
    <ul className="home-areas">
      {areas.map((entry) => (
        <AreaCard key={entry.code} entry={entry} links={areaLinks(entry, manifest.routes, opens)} />
      ))}
    </ul>
  );
});
