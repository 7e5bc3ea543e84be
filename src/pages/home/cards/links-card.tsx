import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { HomeLink } from "../../../model/resolved-home";
import { routeAt } from "../../../state/access";
import { useConsole } from "../../../state/console";
import { useWords } from "../../../state/language";
import { mayFollow } from "../may-show";
import { Link } from "../../../render/shared/link";

/** Buttons to pages; those that do not open to the user are left out. */
export const LinksBody = observer(function LinksBody({ links }: { links: readonly HomeLink[] }): ReactElement {
  const { manifest, session } = useConsole();
  const { say } = useWords();
  const followed = links.filter((link) => mayFollow(link, manifest, session));
  return (
    <ul className="home-links">
      {followed.map(({ route, words }) => {
        const title = words ?? routeAt(manifest.routes, route)?.title;
        return (
          <li key={route}>
            <Link className="button" to={route}>
              {title && say(title)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
});
