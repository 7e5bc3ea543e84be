import type { ReactElement } from "react";
import { signOf } from "../../domain/decimal-format";
import type { DetailView, ShownField } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
export { prepareViewers } from "../fields/viewers";
import { DetailFigures } from "../fields/detail-figures";
import { DetailSections } from "./detail-sections";
import { DetailTabs } from "./detail-tabs";

/** An amount of zero, which would only take room beside what matters more. */
function isNothing({ widget, name }: ShownField, row: Row): boolean {
  return widget === "money" && signOf(valueText(row[name]) ?? "") === 0;
}

/** Figures, sections, tabs. Amounts of zero are figures only where they come first. */
export function DetailBody({ view, row, level }: { view: DetailView; row: Row; level: "h2" | "h3" }): ReactElement {
  const figures = view.figures?.filter((field, index) => index === 0 || !isNothing(field, row));
  return (
    <>
      {figures && <DetailFigures figures={figures} row={row} />}
      <DetailSections sections={view.sections} row={row} level={level} />
      {view.tabs && <DetailTabs tabs={view.tabs} row={row} level={level} />}
    </>
  );
}
