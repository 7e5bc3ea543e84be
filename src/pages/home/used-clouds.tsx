import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { valueText } from "../../widgets/shared/value-text";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { CloudItem } from "./cloud-item";

/**
 * The clouds in use, from session storage's cloudOptions (specification §3), each with its drawing and introduction (§1): names and
 * words are the console's own.
 */
export const UsedClouds = observer(function UsedClouds(): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  return (
    <section className="home-clouds" aria-labelledby="home-clouds">
      <h2 id="home-clouds">{t("home.clouds")}</h2>
      {session.clouds.length === 0 && <p className="home-empty">{t("home.noClouds")}</p>}
      <ul>
        {session.clouds.map((cloud) => {
          const known = manifest.clouds.find((candidate) => candidate.code === cloud.code);
          return (
            <li key={cloud.code} data-cloud={cloud.code}>
              <CloudItem
                code={cloud.code}
                name={known ? say(known) : valueText(cloud.name)}
                state={t("home.cloudUsed")}
                introduce={known && say(known.introduce)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
});
