import type { ReactElement } from "react";
import { matches } from "../../domain/when";
import type { EnumWords } from "../../model/config/texts";
import type { ShownField } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import { cellOf } from "../../widgets/cells";
import type { Row } from "../../widgets/contract";
import { widgetTraits } from "../../widgets/traits";
import { orNone } from "../../widgets/shared/or-none";
import { Viewer } from "../fields/viewers";
import { useForm } from "./form-context";

/** Fields of the answer to a call that a form has made, name and value on a line; dashes while there is none. A field is left out where the answer says so by its `when`. */
export function AnsweredFields({
  fields,
  answer,
}: {
  fields: readonly ShownField[];
  answer: Row | undefined;
}): ReactElement {
  const { screen } = useForm();
  const { say } = useWords();
  return (
    <dl>
      {fields
        .filter(({ when }) => !answer || matches(when, answer))
        .map((field) => (
          <div key={field.name} data-preview={field.name} className={isWide(field) ? "form-preview-rows" : undefined}>
            <dt>{say(field.words)}</dt>
            <dd>{answer ? <AnsweredValue field={field} row={answer} enums={screen.enums} /> : "–"}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What has no room beside its name stands below it. */
function isWide({ rows, widget }: ShownField): boolean {
  return rows !== undefined || widgetTraits(widget).wide?.includes("detail") === true;
}

/** A value of the answer; a list of objects as a table. */
function AnsweredValue({ field, row, enums }: { field: ShownField; row: Row; enums: EnumWords }): ReactElement {
  const { language, reading, t } = useWords();
  const props = { value: row[field.name], field, row, language, reading, enums, text: t };
  return <Viewer {...props} cell={orNone(cellOf(field.widget))(props)} />;
}
