import { type ReactElement, useEffect, useMemo, useState } from "react";
import type { Manifest } from "../model/resolved";
import { type Console, ConsoleProvider } from "../state/console";
import { fetchManifest } from "./fetch-manifest";
import { ConsoleRouter } from "./router";

/** The whole console. */
export function Application({ console }: { console: Console }): ReactElement {
  const [manifest, setManifest] = useState(console.manifest);
  const current = useMemo(() => ({ ...console, manifest }), [console, manifest]);
  useEffect(() => followConfig(console.manifest, setManifest), [console]);
  return (
    <ConsoleProvider console={current}>
      <ConsoleRouter manifest={console.manifest} />
    </ConsoleProvider>
  );
}

/**
 * Under `npm run dev`, saving a config file brings another manifest: screens are redrawn in place. Other addresses need
 * another router, and so a reload. In the built console there is nothing to follow.
 */
function followConfig(first: Manifest, replace: (manifest: Manifest) => void): (() => void) | undefined {
  const { hot } = import.meta;
  if (!hot) return undefined;
  const follow = async (): Promise<void> => {
    const manifest = await fetchManifest();
    if (pathsOf(manifest) === pathsOf(first)) replace(manifest);
    else window.location.reload();
  };
  const listener = (): void => void follow();
  hot.on("cdz:console", listener);
  return () => hot.off("cdz:console", listener);
}

function pathsOf({ routes }: Manifest): string {
  return routes.map((route) => route.path).join();
}
