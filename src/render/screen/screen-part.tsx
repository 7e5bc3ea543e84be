import { type ReactElement, type ReactNode, useState } from "react";
import type { ResolvedScreen, ScreenModule } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { useLoaded } from "../../state/later";
import { loadScreen } from "./load-screen";
import { ScreenBoundary } from "./screen-boundary";
import { LoadingScreen } from "./states";

/** What a part of a page is drawn from that shows another subject. */
export interface ScreenPartProps {
  subject: string;
  children: (screen: ResolvedScreen) => ReactNode;
}

/** A subject as part of a page. Its chunk comes when first needed; a failure stays in its place, and can be tried again. */
export function ScreenPart(props: ScreenPartProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** One try at loading the chunk, asked for above the boundary that waits for it. */
function Attempt({ subject, children, onRetry }: ScreenPartProps & { onRetry: () => void }): ReactElement {
  const { manifest } = useConsole();
  const [loading] = useState(() => loadScreen(manifest, subject));
  return (
    <ScreenBoundary onRetry={onRetry}>
      <Loaded loading={loading}>{children}</Loaded>
    </ScreenBoundary>
  );
}

function Loaded({ loading, children }: Pick<ScreenPartProps, "children"> & { loading: Promise<ScreenModule> }): ReactNode {
  const screen = useLoaded(loading)?.default;
  return screen ? children(screen) : <LoadingScreen />;
}
