import type { ReactElement } from "react";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { Notice } from "./notice";
import { useVersion } from "./use-version";

/** Looks for a new version; to be mounted anew at every navigation. Where a reload would lose input, it only offers it. */
export function VersionCheck(): ReactElement | null {
  const { manifest } = useConsole();
  const { t } = useWords();
  const offer = useVersion(manifest.settings);
  if (!offer) return null;
  return (
    <Notice text={t("version.text")}>
      <button type="button" className="button button-primary" onClick={offer.accept}>
        {t("version.reload")}
      </button>
      <button type="button" className="button" onClick={offer.decline}>
        {t("version.later")}
      </button>
    </Notice>
  );
}
