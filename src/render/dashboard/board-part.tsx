import { type ReactElement, useState } from "react";
import type { ScreenModule } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { useLoaded } from "../../state/later";
import { loadScreen } from "../screen/load-screen";
import { ScreenBoundary } from "../screen/screen-boundary";
import { ScreenProvider } from "../screen/screen-provider";
import { LoadingScreen } from "../screen/states";
import { DashboardRenderer } from "./dashboard-view";

/** Which board of which subject. */
export interface BoardPartProps {
  subject: string;
  view: string;
}

/** A board as part of a hand-written page. Its chunk comes with it; a failure stays in its place. */
export function BoardPart(props: BoardPartProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** One try at loading the chunk, asked for above the boundary that waits for it. */
function Attempt({ subject, view, onRetry }: BoardPartProps & { onRetry: () => void }): ReactElement {
  const { manifest } = useConsole();
  const [loading] = useState(() => loadScreen(manifest, subject));
  return (
    <ScreenBoundary onRetry={onRetry}>
      <Loaded loading={loading} name={view} />
    </ScreenBoundary>
  );
}

function Loaded({ loading, name }: { loading: Promise<ScreenModule>; name: string }): ReactElement | null {
  const screen = useLoaded(loading)?.default;
  if (!screen) return <LoadingScreen />;
  const view = screen.views[name];
  if (view?.kind !== "dashboard") return null;
  return (
    <ScreenProvider screen={screen}>
      <DashboardRenderer view={view} part />
    </ScreenProvider>
  );
}
