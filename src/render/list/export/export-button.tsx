import { type ReactElement, useId } from "react";
import type { ExportFormat } from "../../../generated/api";
import { useConsole } from "../../../state/console";
import { useInside } from "../../../state/inside";
import { useWords } from "../../../state/language";
import { Icon } from "../../../widgets/shared/icon";
import { Popover } from "../../../widgets/shared/popover";
import { useScreen } from "../../shared/screen-context";
import { totalWords } from "../pager";
import type { ListAnswer } from "../read-answer";
import type { ExportedList } from "./export-request";

const formats: readonly ExportFormat[] = ["xlsx", "csv"];

/** Gives every row that matches, not only those of the page, as a file; shown where the list's operation offers it. */
export function ExportButton({
  view,
  input,
  answer,
}: Omit<ExportedList, "enums"> & { answer: ListAnswer | undefined }): ReactElement | null {
  const { api, toaster } = useConsole();
  const { jobs } = useInside();
  const { enums } = useScreen();
  const speaker = useWords();
  const reasonId = useId();
  const { t } = speaker;
  if (!view.exports) return null;
  const start = (format: ExportFormat): void => {
    import("./start-export")
      .then(({ startExport }) => startExport({ api, jobs, toaster }, { view, input, enums }, format, speaker))
      .catch(() => toaster.show({ tone: "danger", message: t("error.network") }));
  };
  const button = (
    <>
      <Icon name="export" />
      {t("export.button")}
    </>
  );
  if (!answer?.total) {
    const reason = t(answer ? "export.nothing" : "list.loading");
    return (
      <button
        type="button"
        className="bp6-button bp6-disabled list-export"
        aria-disabled="true"
        aria-describedby={reasonId}
        data-hint={reason}
      >
        {button}
        <span id={reasonId} className="visually-hidden">
          {reason}
        </span>
      </button>
    );
  }
  return (
    <Popover className="bp6-button list-export" button={button}>
      {(close) => (
        <div className="list-export-formats">
          <p className="popover-note">{t("export.rows", { count: totalWords(answer, speaker) })}</p>
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              className="bp6-button bp6-minimal"
              data-export={format}
              onClick={() => {
                start(format);
                close();
              }}
            >
              {t(`export.${format}`)}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
