import { type ReactElement, useMemo } from "react";
import { matchRoutes, useLocation } from "react-router-dom";
import type { ResolvedRoute } from "../../model/resolved";
import { paramValues } from "../shared/param-values";
import { ScreenPage } from "./screen-page";
import { LoadedScreen } from "./loaded-screen";
import "./screen.css";

export { fetchAhead } from "./fetch-ahead";

/** The page at an address: loads the subject's chunk and draws the route's view. For routes with a view only. */
export function ScreenRoute({ route }: { route: ResolvedRoute }): ReactElement {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const inQuery = (route.query ?? []).flatMap((name) => (asked.has(name) ? [[name, asked.get(name)]] : []));
  const named = JSON.stringify({
    ...matchRoutes([{ path: route.path }], pathname)?.[0]?.params,
    ...Object.fromEntries(inQuery),
  });
  const values = useMemo(() => paramValues(JSON.parse(named) as Record<string, string>), [named]);
  const { subject = "", view: name = "" } = route;
  return (
    <LoadedScreen key={`${route.path} ${named}`} subject={subject}>
      {(screen) => {
        const view = screen.views[name];
        if (!view) throw new Error(`The screen "${subject}" has no view "${name}".`);
        return <ScreenPage screen={screen} view={view} params={values} />;
      }}
    </LoadedScreen>
  );
}
