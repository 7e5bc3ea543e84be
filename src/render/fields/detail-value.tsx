import type { ReactElement } from "react";
import type { ShownField } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import { cellOf } from "../../widgets/cells";
import type { Row } from "../../widgets/contract";
import { orNone } from "../../widgets/shared/or-none";
import { useScreen } from "../shared/screen-context";
import { Viewer } from "./viewers";

/** One value of a detail with its unit. */
export function DetailValue({ field, row }: { field: ShownField; row: Row }): ReactElement {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const value = row[field.name];
  const empty = value === null || value === undefined || value === "";
  const props = { value, field, row, language, enums, reading, text: t, alone: true };
  return (
    <>
      <Viewer {...props} cell={orNone(cellOf(field.widget))(props)} />
      {field.unit && !empty && <span className="detail-unit">{say(field.unit)}</span>}
    </>
  );
}
