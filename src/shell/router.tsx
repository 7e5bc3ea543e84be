import { type ReactElement, startTransition, useLayoutEffect, useState } from "react";
import { Navigate, type RouteObject, Router, useRoutes } from "react-router-dom";
import type { Manifest, ResolvedRoute } from "../model/resolved";
import { createHistory, HistoryContext } from "../state/history";
import { useConsole } from "../state/console";
import { later } from "../state/later";
import { anticipateVisit } from "./anticipate";
import { BarePage } from "./bare-page";
import { importInside } from "./preload";
import { Root } from "./root";

const RoutePage = later(importInside, (inside) => inside.RoutePage);

/** Specification §2: "history mode with base path /custom"; the routes are the resolved console's. */
export function ConsoleRouter({ manifest }: { manifest: Manifest }): ReactElement {
  const [history] = useState(() => createHistory(window));
  const [place, setPlace] = useState(history.place);
  const console = useConsole();
  useLayoutEffect(
    () =>
      history.listen((next) => {
        anticipateVisit(next.location, console);
        startTransition(() => setPlace(next));
      }),
    [history, console],
  );
  return (
    <HistoryContext value={history}>
      <Router basename={manifest.settings.basePath} navigator={history} location={place.location} navigationType={place.action}>
        <ConsoleRoutes manifest={manifest} />
      </Router>
    </HistoryContext>
  );
}

function ConsoleRoutes({ manifest }: { manifest: Manifest }): ReactElement | null {
  const [routes] = useState(() => routeObjects(manifest));
  return useRoutes(routes);
}

function routeObjects(manifest: Manifest): RouteObject[] {
  const children: RouteObject[] = [...manifest.routes.map(toRouteObject), { path: "*", element: <RoutePage path="*" /> }];
  return [{ element: <Root />, children }];
}

function toRouteObject(route: ResolvedRoute): RouteObject {
  return { path: route.path, element: elementOf(route) };
}

function elementOf(route: ResolvedRoute): ReactElement {
  if (route.redirect !== undefined) return <Navigate to={route.redirect} replace />;
  return route.frame === "bare" ? <BarePage route={route} /> : <RoutePage path={route.path} />;
}
