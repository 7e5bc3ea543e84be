import { type ReactElement, use, useState } from "react";
import { useParams } from "react-router-dom";
import type { Manifest, ResolvedRoute } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { loadScreen } from "./load-screen";
import { paramValues } from "./param-values";
import { ScreenBoundary } from "./screen-boundary";
import { ScreenPage } from "./screen-page";
import { LoadingScreen } from "./states";
import "./screen.css";

/** The page at an address: loads the subject's chunk and draws the route's view. For routes with a view only. */
export function ScreenRoute({ route }: { route: ResolvedRoute }): ReactElement {
  const { manifest } = useConsole();
  const [attempt, setAttempt] = useState(0);
  const params = useParams();
  const place = `${route.path} ${JSON.stringify(params)} ${manifest.screens[route.subject ?? ""]} ${attempt}`;
  return (
    <ScreenBoundary key={place} fallback={<LoadingScreen />} onRetry={() => setAttempt(attempt + 1)}>
      <LoadedScreen manifest={manifest} subject={route.subject ?? ""} view={route.view ?? ""} params={paramValues(params)} />
    </ScreenBoundary>
  );
}

interface LoadedScreenProps {
  manifest: Manifest;
  subject: string;
  view: string;
  params: Record<string, unknown>;
}

function LoadedScreen({ manifest, subject, view: name, params }: LoadedScreenProps): ReactElement {
  const { default: screen } = use(loadScreen(manifest, subject));
  const view = screen.views[name];
  if (!view) throw new Error(`The screen "${subject}" has no view "${name}".`);
  return <ScreenPage screen={screen} view={view} params={params} />;
}
