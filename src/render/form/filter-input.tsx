import { type ReactElement, useContext, useMemo, useState } from "react";
import { printFilter } from "../../domain/filter/print";
import type { FormField } from "../../model/resolved-form";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { whenReleased } from "../../widgets/shared/when-released";
import { LineBox } from "../filters/line-box";
import { useKeptFilter } from "../filters/use-kept-filter";
import { useLine } from "../filters/use-line";
import { languageGivenTo } from "../shared/given-screen";
import { errorId, hintId } from "./field-frame";
import { InvalidContext, useForm } from "./form-context";
import { hintOf, isDemanded } from "./form-fields";

/** What the input of a kept filter is drawn from. */
export interface FilterInputProps {
  id: string;
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A filter that is kept: the same line as lists have. Its value is the filter as text, in names and codes. */
export function FilterInput({ id, field, value, onChange }: FilterInputProps): ReactElement {
  const { session } = useConsole();
  const { view, state } = useForm();
  const { say, t } = useWords();
  const isWrong = useContext(InvalidContext);
  const [isTyping, setTyping] = useState(false);
  const { language: whole, filter, named, wrong } = useKeptFilter(value, field.filterOf);
  const language = useMemo(
    () => languageGivenTo(whole, named, (codes) => session.permits(codes)),
    [whole, named, session],
  );
  const line = useLine(language, named, isTyping);
  const described = [hintOf(view, field) && hintId(id), isWrong && errorId(id)].filter(Boolean).join(" ");
  return (
    <LineBox
      line={line}
      filter={filter}
      onFilter={(next) => {
        onChange(printFilter(next, language.filterBy.properties));
        return true;
      }}
      placeholder={field.placeholder ? say(field.placeholder) : t("list.line")}
      begun={undefined}
      wrong={wrong}
      onFocus={() => setTyping(true)}
      input={{
        id,
        describedBy: described || undefined,
        required: isDemanded(field, view.schema.properties[field.name]),
        isWrong,
        onWrong: onChange,
        onBlur: () => whenReleased(() => state.touch(field.name)),
      }}
    />
  );
}
