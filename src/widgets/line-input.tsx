import type { FocusEvent, HTMLInputTypeAttribute, ReactElement } from "react";
import { flushSync } from "react-dom";
import type { Reading } from "../domain/reading";
import type { Words } from "../model/words";
import type { InputProps } from "./contract";
import { controlProps, textOf } from "./control";
import { useDraft } from "./draft";

/** How one kind of value is spelt in a line of text. */
export interface LineSpelling {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "url";
  autoComplete?: string;
  /** Seconds in a native date-time input. */
  step?: number;
  align?: "end";
  /** Shown behind the input; the field's own unit goes before. */
  unit?: Words;
  /** Value to text, as it is read; the value's own text unless told. */
  read?(value: unknown, reading: Reading): string;
  /** Value to text, as it is edited; as it is read unless told. */
  edit?(value: unknown): string;
  /** Text to value. Only what is typed counts here: no trimming, that is `tidy`'s. */
  write?(text: string): unknown;
  /** Cleans the text when the user is done with it; trims unless told. */
  tidy?(text: string): string;
}

/** A value typed in one line. */
export function LineInput({ spelling, ...props }: InputProps & { spelling: LineSpelling }): ReactElement {
  const { value, field, language, onChange } = props;
  const read = spelling.read ?? textOf;
  const write = spelling.write ?? ((text: string) => text);
  const tidy = spelling.tidy ?? ((text: string) => text.trim());
  const draft = useDraft(read(value, props.reading), (text) => onChange(text === "" ? undefined : write(text)));
  const unit = (field.unit ?? spelling.unit)?.[language];
  const edit = spelling.edit;

  const input = (
    <input
      {...controlProps(props)}
      className={`bp6-input bp6-fill${spelling.align ? " input-end" : ""}`}
      type={spelling.type ?? "text"}
      inputMode={spelling.inputMode}
      step={spelling.step}
      autoComplete={props.autoComplete ?? spelling.autoComplete ?? "off"}
      placeholder={field.placeholder?.[language]}
      value={draft.text}
      onFocus={edit && !props.readOnly ? (event) => respell(event, () => draft.edit(edit(value))) : undefined}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => {
        if (tidy(draft.text) !== draft.text) draft.type(tidy(draft.text));
        draft.settle();
        props.onBlur();
      }}
    />
  );
  if (!unit) return input;
  return (
    <span className="input-with-unit">
      {input}
      <span className="input-unit">{unit}</span>
    </span>
  );
}

/** Shows another spelling on focus. All stays selected that the keyboard has selected: a new text would put the caret at its end. */
function respell({ currentTarget: input }: FocusEvent<HTMLInputElement>, show: () => void): void {
  const { selectionStart, selectionEnd, value } = input;
  const isAllSelected = value !== "" && selectionStart === 0 && selectionEnd === value.length;
  // At once: the keyboard's own selection may follow this event.
  flushSync(show);
  if (isAllSelected) input.select();
}
