import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { Aside } from "../../state/aside";
import { later } from "../../state/later";
import { useExpiry } from "./use-expiry";

const ExpiryDialog = later(
  () => import("./expiry-dialog"),
  (module) => module.ExpiryDialog,
);

/** Warns before the session ends of itself, and offers to keep it. */
export const SessionWatch = observer(function SessionWatch(): ReactElement | null {
  const { expiry, renew } = useExpiry();
  if (!expiry) return null;
  return (
    <Aside>
      <ExpiryDialog expiry={expiry} onRenew={renew} />
    </Aside>
  );
});
