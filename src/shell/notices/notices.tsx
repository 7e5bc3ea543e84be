import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { useConsole } from "../../state/console";
import { later } from "../../state/later";
import { importInside } from "../preload";
import { OfflineNotice } from "./offline-notice";
import { VersionCheck } from "./version-check";

const ChangesNotice = later(importInside, (module) => module.ChangesNotice);

/** What lasts longer than a toast, one below the other at the lower edge. */
export const Notices = observer(function Notices(): ReactElement {
  const { session } = useConsole();
  const { key } = useLocation();
  return (
    <div className="notices">
      <VersionCheck key={key} />
      <OfflineNotice />
      {session.status === "ready" && !session.profile?.oneTimePassword && <ChangesNotice />}
    </div>
  );
});
