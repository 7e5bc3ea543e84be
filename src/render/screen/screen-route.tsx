import { type ReactElement, useMemo, useState } from "react";
import { matchRoutes, useLocation } from "react-router-dom";
import type { ResolvedRoute, ScreenModule } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { useLoaded } from "../../state/later";
import type { Row } from "../../widgets/contract";
import { loadScreen } from "./load-screen";
import { paramValues } from "./param-values";
import { ScreenBoundary } from "./screen-boundary";
import { ScreenPage } from "./screen-page";
import { LoadingScreen } from "./states";
import "./screen.css";

export { fetchAhead } from "./fetch-ahead";

/** The page at an address: loads the subject's chunk and draws the route's view. For routes with a view only. */
export function ScreenRoute({ route }: { route: ResolvedRoute }): ReactElement {
  const { manifest } = useConsole();
  const [attempt, setAttempt] = useState(0);
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const inQuery = (route.query ?? []).flatMap((name) => (asked.has(name) ? [[name, asked.get(name)]] : []));
  const named = JSON.stringify({ ...matchRoutes([{ path: route.path }], pathname)?.[0]?.params, ...Object.fromEntries(inQuery) });
  const values = useMemo(() => paramValues(JSON.parse(named) as Record<string, string>), [named]);
  const place = `${route.path} ${named} ${manifest.screens[route.subject ?? ""]} ${attempt}`;
  return <ScreenAttempt key={place} route={route} params={values} onRetry={() => setAttempt(attempt + 1)} />;
}

/**
 * One try at loading a chunk. It is asked for above the boundary that waits for it: a failure that is asked for anew at each
 * drawing would never be drawn.
 */
function ScreenAttempt({ route, params, onRetry }: { route: ResolvedRoute; params: Row; onRetry: () => void }): ReactElement {
  const { manifest } = useConsole();
  const [loading] = useState(() => loadScreen(manifest, route.subject ?? ""));
  return (
    <ScreenBoundary onRetry={onRetry}>
      <LoadedScreen loading={loading} view={route.view ?? ""} params={params} />
    </ScreenBoundary>
  );
}

interface LoadedScreenProps {
  loading: Promise<ScreenModule>;
  view: string;
  params: Row;
}

function LoadedScreen({ loading, view: name, params }: LoadedScreenProps): ReactElement {
  const screen = useLoaded(loading)?.default;
  if (!screen) return <LoadingScreen />;
  const view = screen.views[name];
  if (!view) throw new Error(`The screen "${screen.subject}" has no view "${name}".`);
  return <ScreenPage screen={screen} view={view} params={params} />;
}
