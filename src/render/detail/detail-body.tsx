import type { ReactElement } from "react";
import type { DetailView } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { DetailFigures } from "../fields/detail-figures";
import { DetailSections } from "./detail-sections";
import { DetailTabs } from "./detail-tabs";

/** Figures, sections, tabs. */
export function DetailBody({ view, row, level }: { view: DetailView; row: Row; level: "h2" | "h3" }): ReactElement {
  return (
    <>
      {view.figures && <DetailFigures figures={view.figures} row={row} />}
      <DetailSections sections={view.sections} row={row} level={level} />
      {view.tabs && <DetailTabs tabs={view.tabs} row={row} level={level} />}
    </>
  );
}
