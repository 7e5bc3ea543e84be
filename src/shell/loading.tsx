import type { ReactElement } from "react";
import { useWords } from "../state/language";
import "./loading.css";

/** Something is on its way. Shown only after a moment, so that quick pages do not flicker. */
export function Loading(): ReactElement {
  const { t } = useWords();
  return (
    <div className="loading" role="status">
      <span className="visually-hidden">{t("shell.loading")}</span>
      <span className="spinner" aria-hidden="true" />
    </div>
  );
}
