import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { judgeAccess, routeAt } from "../../shell/access";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { CART, CATALOGUE, ORDERS, RECHARGE } from "../addresses";

/** The pages of buying, which the menu and header of the maintenance console do not list (specification §2). */
export const BuyingLinks = observer(function BuyingLinks(): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const routes = [CATALOGUE, CART, ORDERS, RECHARGE].flatMap((path) => routeAt(manifest.routes, path) ?? []);
  return (
    <section className="home-buying" aria-labelledby="home-buying">
      <h2 id="home-buying">{t("home.buying")}</h2>
      <ul>
        {routes.filter((route) => judgeAccess(route, manifest, session).kind === "open").map(({ path, title }) => (
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
