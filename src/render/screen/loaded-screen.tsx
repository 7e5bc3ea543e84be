import { observer } from "mobx-react-lite";
import { type ReactElement, type ReactNode, useMemo, useState } from "react";
import type { ResolvedScreen, ScreenModule } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { useLoaded } from "../../state/later";
import { loadScreen, screenAddress, screenOffered } from "../shared/load-screen";
import { LoadingScreen } from "../shared/states";
import { ScreenBoundary } from "./screen-boundary";

/** What is drawn of a subject. */
export interface LoadedScreenProps {
  subject: string;
  /** Draws around the notice that it could not be loaded. */
  renderFailed?: (notice: ReactElement) => ReactElement;
  /** Stands in its place until its chunk is there; unless told, a sign that it is loading. */
  meanwhile?: ReactNode;
  children: (screen: ResolvedScreen) => ReactNode;
}

/** A subject as a page or part of one. Its chunk comes when first needed; a failure stays in its place, and can be tried again. */
export function LoadedScreen(props: LoadedScreenProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/**
 * One try at loading the chunk. It is asked for above the boundary that waits for it: a failure that is asked for again at each
 * drawing would never be drawn.
 */
function Attempt({
  subject,
  renderFailed,
  meanwhile = <LoadingScreen />,
  children,
  onRetry,
}: LoadedScreenProps & { onRetry: () => void }): ReactElement {
  const { manifest } = useConsole();
  const address = screenAddress(manifest, subject);
  const [asked, setAsked] = useState(() => ({ address, loading: loadScreen(manifest, subject) }));
  // Config has changed under `npm run dev`: another chunk, of which nothing that is drawn goes away.
  if (address !== asked.address) setAsked({ address, loading: loadScreen(manifest, subject) });
  return (
    <ScreenBoundary onRetry={onRetry} renderFailed={renderFailed}>
      <Drawn loading={asked.loading} meanwhile={meanwhile}>
        {children}
      </Drawn>
    </ScreenBoundary>
  );
}

const Drawn = observer(function Drawn({
  loading,
  meanwhile,
  children,
}: Pick<LoadedScreenProps, "children" | "meanwhile"> & { loading: Promise<ScreenModule> }): ReactNode {
  const module = useLoaded(loading);
  const { session } = useConsole();
  const { missingProviders } = session;
  const authCodes = session.profile?.authCodes ?? "";
  const screen = useMemo(
    () => module && screenOffered(module, missingProviders, authCodes),
    [module, missingProviders, authCodes],
  );
  return screen ? children(screen) : meanwhile;
});
