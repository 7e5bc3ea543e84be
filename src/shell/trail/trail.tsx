import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { MenuEntry, ResolvedRoute } from "../../model/resolved";
import { OutcomeSlot } from "../../render/shared/outcome-slot";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import { ZoneNote } from "../../widgets/shared/zone-note";
import { Icon } from "../icon";
import * as icons from "../icons";
import { HOME } from "../guard";
import { HelpButton } from "../help/help-button";
import { entriesAbove } from "../../state/access";
import { Link } from "../../render/shared/link";
import "./trail.css";

/** Where the page stands: the menu entries above it; beside them the page as a favourite, its help, what came of the last action, and by which clock moments are told. */
export const Trail = observer(function Trail({
  route,
  entries,
}: {
  route: ResolvedRoute;
  entries: readonly MenuEntry[];
}): ReactElement {
  const { outcomes, visits } = useInside();
  const { pathname } = useLocation();
  const { reading, say, t } = useWords();
  useEffect(() => outcomes.arrive(), [outcomes, pathname]);
  if (route.path === HOME) return <OutcomeSlot />;
  const above = entriesAbove(entries, route);
  const favourite = visits.favourites.includes(route.path);
  return (
    <div className="trail">
      <nav aria-label={t("trail.label")}>
        <ol className="trail-list">
          {above.map((entry) => (
            <li key={entry.code}>
              {entry.route !== undefined && entry.route !== route.path && !entry.pending ? (
                <Link to={entry.route}>{say(entry.words)}</Link>
              ) : (
                say(entry.words)
              )}
              <Icon of={icons.chevronRight} size={12} />
            </li>
          ))}
          <li aria-current="page">{say(route.title)}</li>
        </ol>
      </nav>
      {!route.path.includes(":") && (
        <button
          type="button"
          className="plain-button trail-button"
          data-favourite
          aria-pressed={favourite}
          title={t(favourite ? "trail.unmark" : "trail.mark")}
          aria-label={t("trail.favourite")}
          onClick={() => visits.toggleFavourite(route.path)}
        >
          <Icon of={favourite ? icons.star : icons.starEmpty} size={14} />
        </button>
      )}
      {route.subject !== undefined && (route.page === undefined || route.help) && (
        <HelpButton key={route.path} subject={route.subject} view={route.view ?? ""} />
      )}
      <OutcomeSlot />
      <ZoneNote reading={reading} text={t} />
    </div>
  );
});
