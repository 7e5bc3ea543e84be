import { Fragment, type ReactElement } from "react";
import type { DetailSection } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { Sights } from "../access/later";
import { useScreen } from "../shared/screen-context";
import { FieldList, isShown } from "../fields/field-list";
import { FormRoom } from "../shared/form-room";
import { useDetailParts } from "./detail-parts";
import "./detail-columns.css";

/** What sections are drawn from. */
interface SectionsProps {
  sections: readonly DetailSection[];
  row: Row;
  level: "h2" | "h3";
}

/**
 * Sections of a detail, each a list of names and values under a heading of the given level; those of which the row's state shows
 * nothing are left out. Those that stand beside the others follow them where there is no room.
 */
export function DetailSections({ sections, row, level }: SectionsProps): ReactElement {
  const { availability } = useScreen();
  const open = ({ form }: DetailSection): boolean => form !== undefined && availability(form, [row]).possible;
  const shown = sections.filter((section) => section.fields.some((field) => isShown(field, row)) || open(section));
  const [main, beside] = [shown.filter((section) => !section.beside), shown.filter((section) => section.beside)];
  if (main.length === 0 || beside.length === 0)
    return <Sections sections={shown} row={row} level={level} open={open} />;
  return (
    <div className="detail-columns">
      <div>
        <Sections sections={main} row={row} level={level} open={open} />
      </div>
      <div className="detail-beside">
        <Sections sections={beside} row={row} level={level} open={open} />
      </div>
    </div>
  );
}

function Sections({
  sections,
  row,
  level: Title,
  open,
}: SectionsProps & { open: (section: DetailSection) => boolean }): ReactElement {
  const { say } = useWords();
  const { SectionForm } = useDetailParts();
  return (
    <>
      {sections.map((section, index) => (
        <Fragment key={index}>
          <Title className="detail-title">{say(section.words)}</Title>
          <FieldList fields={section.fields} row={row} layout={section.layout} section={section} />
          {section.sees && <Sights codes={String(row[section.sees.codes] ?? "")} />}
          {section.form && open(section) && (
            <SectionForm action={section.form} row={row} meanwhile={<FormRoom action={section.form} />} />
          )}
        </Fragment>
      ))}
    </>
  );
}
