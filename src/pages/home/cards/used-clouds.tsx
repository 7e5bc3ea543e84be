import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { valueText } from "../../../widgets/shared/value-text";
import { useConsole } from "../../../state/console";
import { useWords } from "../../../state/language";
import { CloudItem } from "../../../render/shared/cloud-item";
import { addressOf } from "../../../render/shared/view-address";
import { opensAt } from "../../../state/access";
import "./clouds.css";

/**
 * The clouds in use, from session storage's cloudOptions (specification §3), each with its drawing and introduction (§1): names and
 * words are the console's own.
 */
export const UsedClouds = observer(function UsedClouds({ route }: { route: string | undefined }): ReactElement {
  const { manifest, session } = useConsole();
  const { t } = useWords();
  const pageOf = (cloud: string): string | undefined => {
    const path = route === undefined ? undefined : addressOf(route, { cloud });
    return path !== undefined && opensAt(path, manifest, session) ? path : undefined;
  };
  if (session.clouds.length === 0) return <p className="home-empty">{t("home.noClouds")}</p>;
  return (
    <ul className="home-clouds">
      {session.clouds.map(({ code, name }) => (
        <li key={code} data-cloud={code}>
          <CloudItem code={code} page={pageOf(code)} state={t("home.cloudUsed")} said={{ name: valueText(name) }} />
        </li>
      ))}
    </ul>
  );
});
