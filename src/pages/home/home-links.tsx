import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import type { HomeLink } from "../../model/resolved-home";
import type { Words } from "../../model/words";
import { opensAt, routeAt } from "../../state/access";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";

/** What the buttons are drawn from. */
export interface HomeLinksProps {
  words: Words;
  links: readonly HomeLink[];
}

/** Buttons to pages that the menu does not list; those that do not open to the user are left out. */
export const HomeLinks = observer(function HomeLinks({ words, links }: HomeLinksProps): ReactElement | null {
  const { manifest, session } = useConsole();
  const { say } = useWords();
  const isOpen = (path: string): boolean => opensAt(path, manifest, session);
  const routes = links
    .filter((link) => isOpen(link.route) && isOpen(link.for))
    .flatMap(({ route }) => routeAt(manifest.routes, route) ?? []);
  if (routes.length === 0) return null;
  return (
    <section className="home-buying" aria-labelledby="home-links">
      <h2 id="home-links">{say(words)}</h2>
      <ul>
        {routes.map(({ path, title }) => (
          <li key={path}>
            <Link className="button" to={path}>
              {say(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
