import { when } from "mobx";
import { type ReactElement, useEffect, useMemo, useSyncExternalStore } from "react";
import { type Console, ConsoleProvider } from "../state/console";
import type { AddressBook } from "../state/directory";
import { fetchManifest } from "./fetch-manifest";
import { importInside } from "./preload";
import { ConsoleRouter } from "./router";

/** The whole console. */
export function Application({ console }: { console: Console }): ReactElement {
  const { addresses } = console;
  const manifest = useSyncExternalStore(addresses.subscribe, () => addresses.manifest);
  const current = useMemo(() => ({ ...console, manifest }), [console, manifest]);
  useEffect(() => followConfig(addresses), [addresses]);
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

/** Under `npm run dev`, saving a config file brings another manifest: screens are redrawn in place. In the built console there is nothing to follow. */
function followConfig(addresses: AddressBook): (() => void) | undefined {
  const { hot } = import.meta;
  if (!hot) return undefined;
  const follow = async (): Promise<void> => addresses.replace(await fetchManifest());
  const listener = (): void => void follow();
  hot.on("cdz:console", listener);
  return () => hot.off("cdz:console", listener);
}
