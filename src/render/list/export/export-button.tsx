import type { ReactElement } from "react";
import type { ExportFormat } from "../../../generated/api";
import { useConsole } from "../../../state/console";
import { useWords } from "../../../state/language";
import { Icon } from "../../../widgets/shared/icon";
import { Popover } from "../../../widgets/shared/popover";
import { useScreen } from "../../screen/screen-context";
import type { ExportedList } from "./export-request";

const formats: readonly ExportFormat[] = ["xlsx", "csv"];

/** Gives every row that matches, not only those of the page, as a file; shown where the list's operation offers it. */
export function ExportButton({ view, input, total }: Omit<ExportedList, "enums"> & { total: number | undefined }): ReactElement | null {
  const console = useConsole();
  const { enums } = useScreen();
  const speaker = useWords();
  const { t } = speaker;
  if (!view.exports) return null;
  const start = (format: ExportFormat): void => {
    import("./start-export")
      .then(({ startExport }) => startExport(console, { view, input, enums }, format, speaker))
      .catch(() => console.toaster.show({ tone: "danger", message: t("error.network") }));
  };
  const button = (
    <>
      <Icon name="export" />
      {t("export.button")}
    </>
  );
  return (
    <Popover className="bp6-button list-export" button={button} disabled={!total}>
      {(close) => (
        <div className="list-export-formats">
          <p className="popover-note">{t("export.rows", { count: new Intl.NumberFormat(speaker.language).format(total ?? 0) })}</p>
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
