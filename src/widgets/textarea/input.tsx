import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { controlProps, textOf } from "../control";
import { useDraft } from "../draft";

/** A text of several lines, with a count where it is limited; the least it needs is said until it is reached. */
export function TextareaInput(props: InputProps): ReactElement {
  const { value, field, language, property, text, onChange } = props;
  const draft = useDraft(textOf(value), (typed) => onChange(typed === "" ? undefined : typed));
  const { minLength: least = 0, maxLength: most } = property;
  // As the form counts them (JSON Schema): characters, not UTF-16 units.
  const count = [...draft.text].length;
  return (
    <span className="input-textarea">
      <textarea
        {...controlProps(props)}
        className="bp6-input bp6-text-area bp6-fill"
        rows={4}
        placeholder={field.placeholder?.[language]}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={() => {
          draft.settle();
          props.onBlur();
        }}
      />
      {most !== undefined && (
        <span className={count > most ? "input-count input-count-over" : "input-count"} aria-hidden="true">
          {least > 1 && count < least
            ? text("input.countLeast", { count, most, least })
            : text("input.count", { count, most })}
        </span>
      )}
    </span>
  );
}
