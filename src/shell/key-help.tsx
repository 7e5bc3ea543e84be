import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useLayoutEffect } from "react";
import { Aside } from "../state/aside";
import { useConsole } from "../state/console";
import { type KeyGroup, keys, useKeys } from "../state/keys";
import { later } from "../state/later";

const KeyHelpDialog = later(
  () => import("./key-help-dialog"),
  (module) => module.KeyHelpDialog,
);

/** What keys do everywhere in the console. */
const everywhere: KeyGroup = {
  title: "keys.everywhere",
  everywhere: true,
  chords: [{ keys: ["Control", "K"], does: "palette.open" }],
  bindings: [
    {
      keys: ["?"],
      does: "keys.help",
      run: () => {
        keys.showHelp(true);
        return true;
      },
    },
  ],
};

/** Listens for the console's single keys, unless the reader wants none, and shows the list of them. */
export const KeyHelp = observer(function KeyHelp(): ReactElement | null {
  const { preferences } = useConsole();
  const { singleKeys } = preferences;
  useKeys(everywhere);
  // Whoever sees the page can press them.
  useLayoutEffect(() => {
    if (!singleKeys) return undefined;
    document.addEventListener("keydown", keys.handle);
    return () => document.removeEventListener("keydown", keys.handle);
  }, [singleKeys]);
  useEffect(() => () => keys.showHelp(false), []);
  const close = (): void => keys.showHelp(false);
  if (!keys.helpOpen) return null;
  return (
    <Aside onFailed={close}>
      <KeyHelpDialog onClose={close} />
    </Aside>
  );
});
