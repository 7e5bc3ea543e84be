import type { ReactElement } from "react";
import type { MenuEntry } from "../../../model/resolved";
import { Icon } from "../../../shell/icon";
import { menuIconPaths } from "../../../shell/menu-icons";
import { useWords } from "../../../state/language";
import type { AreaLink } from "./area-links";
import { Link } from "../../../render/shared/link";

/** An area of the menu with the addresses in it; one with many of them gets a row of its own. */
export function AreaCard({ entry, links }: { entry: MenuEntry; links: readonly AreaLink[] }): ReactElement {
  const { say, t } = useWords();
  const title = say(entry.words);
  return (
    <li className={links.length > 4 ? "area area-wide" : "area"} data-area={entry.code}>
      <p className="area-head">
        <span className="area-icon">
          <Icon of={menuIconPaths(entry.icon)} size={18} />
        </span>
        {entry.route ? <Link to={entry.route}>{title}</Link> : <span>{title}</span>}
        {entry.pending && <small className="area-soon">{t("home.soon")}</small>}
      </p>
      {links.length > 0 && (
        <ul className="area-links">
          {links.map((link) => (
            <li key={link.route}>
              <Link className={link.pending ? "area-pending" : undefined} to={link.route}>
                {say(link.words)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
