import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { judgeAccess, routeAt } from "../../shell/access";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { CART, CATALOGUE, ORDERS, RECHARGE } from "../addresses";

/** Each with the page it is followed for, where that is another: a catalogue is of no use where nothing can be bought. */
const LINKS = [
  { path: CATALOGUE, leadsTo: CART },
  { path: CART, leadsTo: CART },
  { path: ORDERS, leadsTo: ORDERS },
  { path: RECHARGE, leadsTo: RECHARGE },
];

/** The pages of buying, which the menu and header of the maintenance console do not list (specification §2). */
export const BuyingLinks = observer(function BuyingLinks(): ReactElement | null {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const isOpen = (path: string): boolean => {
    const route = routeAt(manifest.routes, path);
    return route !== undefined && judgeAccess(route, manifest, session).kind === "open";
  };
  const routes = LINKS.filter(({ path, leadsTo }) => isOpen(path) && isOpen(leadsTo)).flatMap(
    ({ path }) => routeAt(manifest.routes, path) ?? [],
  );
  if (routes.length === 0) return null;
  return (
    <section className="home-buying" aria-labelledby="home-buying">
      <h2 id="home-buying">{t("home.buying")}</h2>
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
