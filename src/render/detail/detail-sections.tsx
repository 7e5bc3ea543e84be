import { Fragment, type ReactElement } from "react";
import type { DetailSection } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { Sights } from "../access/later";
import { useScreen } from "../shared/screen-context";
import { FieldList, isShown } from "../fields/field-list";
import { useDetailParts } from "./detail-parts";

/** Sections of a detail, each a list of names and values under a heading of the given level; those of which the row's state shows nothing are left out. */
export function DetailSections({
  sections,
  row,
  level: Title,
}: {
  sections: readonly DetailSection[];
  row: Row;
  level: "h2" | "h3";
}): ReactElement {
  const { say } = useWords();
  const { availability } = useScreen();
  const { SectionForm } = useDetailParts();
  const open = ({ form }: DetailSection): boolean => form !== undefined && availability(form, [row]).possible;
  return (
    <>
      {sections
        .filter((section) => section.fields.some((field) => isShown(field, row)) || open(section))
        .map((section, index) => (
          <Fragment key={index}>
            <Title className="detail-title">{say(section.words)}</Title>
            <FieldList fields={section.fields} row={row} layout={section.layout} section={section} />
            {section.sees && <Sights codes={String(row[section.sees.codes] ?? "")} />}
            {section.form && open(section) && <SectionForm action={section.form} row={row} />}
          </Fragment>
        ))}
    </>
  );
}
