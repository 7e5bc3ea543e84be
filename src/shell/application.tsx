import { when } from "mobx";
import { type ReactElement, useEffect, useMemo, useSyncExternalStore } from "react";
import { type Console, ConsoleProvider } from "../state/console";
import { followConfig } from "./follow-config";
import { importInside } from "./preload";
import { ConsoleRouter } from "./router";

/** The whole console. */
export function Application({ console }: { console: Console }): ReactElement {
  const { addresses } = console;
  const manifest = useSyncExternalStore(addresses.subscribe, () => addresses.manifest);
  const current = useMemo(() => ({ ...console, manifest }), [console, manifest]);
  // In the built console there is nothing to follow, and what follows is not part of it.
  useEffect(() => (import.meta.hot ? followConfig(addresses, import.meta.hot) : undefined), [addresses]);
  useEffect(
    () =>
      when(
        () => console.session.status === "ready",
        () =>
          void importInside().then(
            (inside) => inside.followAgain(console),
            () => undefined,
          ),
      ),
    [console],
  );
  return (
    <ConsoleProvider console={current}>
      <ConsoleRouter />
    </ConsoleProvider>
  );
}
