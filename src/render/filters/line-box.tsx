import { type ReactElement, type RefObject, useId, useRef } from "react";
import type { RowFilter } from "../../domain/filter/filter";
import { type Speaker, useWords } from "../../state/language";
import { ListBox } from "../../widgets/choice/list-box";
import { Icon } from "../../widgets/shared/icon";
import { LineTokens } from "./line-tokens";
import type { Begun } from "./begun";
import type { Line } from "./line";
import { type LineBoxState, type LineMistake, useLineBox } from "./use-line-box";
import { useHandedOver } from "./use-handed-over";
import "./line-box.css";

/** What a line of filters is drawn from. */
export interface LineBoxProps {
  line: Line;
  filter: RowFilter | undefined;
  onFilter: (filter: RowFilter | undefined) => boolean;
  /** Where a part is shown already: above the line, beside it where there is room; nowhere unless told. */
  placeOf?: (part: RowFilter) => "above" | "beside" | undefined;
  placeholder: string;
  /** What was typed before the line could read it. */
  begun: Begun | undefined;
  /** What the address says and cannot be read: it is typed by itself, for what is wrong to be told and mended. */
  wrong: string | undefined;
  /** Somebody begins to type. */
  onFocus: () => void;
  /** Of an input of a form. */
  input?: LineInput;
}

/** What a line is told as an input of a form, which has a label of its own. */
export interface LineInput {
  id: string;
  describedBy?: string | undefined;
  required: boolean;
  /** Something is wrong with it, and is told beside it. */
  isWrong: boolean;
  /** Hears a text that was typed to the end and cannot be read, with the filter before it. */
  onWrong: (text: string) => void;
  onBlur: () => void;
}

const nowhere = (): undefined => undefined;

/** One line in which a list is filtered by anything it knows: tokens, and an input that completes what is typed. */
export function LineBox(props: LineBoxProps): ReactElement {
  const { line, filter, onFilter, placeOf = nowhere, placeholder, begun, wrong, onFocus, input: field } = props;
  const speaker = useWords();
  const { language, reading, t } = speaker;
  const input = useRef<HTMLInputElement>(null);
  const searchWords = (text: string): string => t("list.searchFor", { text });
  const { timeZone } = reading;
  const state = useLineBox({ line, language, timeZone, input, filter, onFilter, begun, wrong, searchWords });
  const enterLater = useHandedOver(state, { line, language, timeZone }, field?.onWrong);
  const own = useId();
  const id = field?.id ?? own;
  const { isOpen, options, active, parts } = state;
  const mistake = field?.isWrong ? undefined : state.mistake;
  const isWrong = mistake !== undefined || field?.isWrong;
  return (
    <div className="filter-line" data-filter="line" data-edited={state.edited !== undefined || undefined}>
      <Icon name="search" size={14} />
      <LineTokens line={line} state={state} input={input} placeOf={placeOf} />
      <input
        ref={input}
        id={id}
        className="filter-line-input"
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={parts.every((part) => placeOf(part) !== undefined) ? placeholder : undefined}
        aria-label={field ? undefined : t("list.lineInput")}
        aria-required={field?.required}
        aria-expanded={isOpen && options.length > 0}
        aria-controls={isOpen && options.length > 0 ? state.listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={options[active] ? `${state.listId}-${active}` : undefined}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={[mistake && `${id}-error`, field?.describedBy].filter(Boolean).join(" ") || undefined}
        value={state.text}
        onFocus={onFocus}
        onClick={(event) => {
          state.open();
          moveCaret(state, event.currentTarget);
        }}
        onChange={({ target }) => state.type(target.value, target.selectionStart ?? target.value.length)}
        onKeyDown={state.onKeyDown}
        onKeyUp={({ key, currentTarget }) => {
          if (caretKeys.has(key)) moveCaret(state, currentTarget);
        }}
        onBlur={() => {
          state.close();
          if (!field) return;
          enterLater();
          field.onBlur();
        }}
      />
      <span className="filter-line-buttons">
        {parts.length > 1 && state.edited === undefined && (
          <LineButton icon="edit" words={t("list.editFilters")} onPress={() => state.edit("all")} />
        )}
        {(parts.length > 0 || state.text !== "") && (
          <LineButton icon="close" words={t("list.clearFilters")} onPress={state.clear} />
        )}
      </span>
      {isOpen && options.length > 0 && <Options id={id} state={state} input={input} text={t} />}
      {mistake && (
        <p id={`${id}-error`} className="filter-error" role="alert">
          {mistakeWords(mistake, state.text, line, speaker)}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {isOpen && state.text !== "" ? t("list.lineOptions", { count: options.length }) : ""}
      </span>
    </div>
  );
}

const caretKeys: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** The options are those of the place in the text where the caret is. */
function moveCaret(state: LineBoxState, { selectionStart, value }: HTMLInputElement): void {
  state.moveTo(selectionStart ?? value.length);
}

function Options({
  id,
  state,
  input,
  text,
}: {
  id: string;
  state: LineBoxState;
  input: RefObject<HTMLInputElement | null>;
  text: Speaker["t"];
}): ReactElement {
  const options = state.options.map((option) => ({
    value: option.text,
    label: option.label,
    ...(option.sign !== undefined && { detail: option.sign }),
  }));
  return (
    <ListBox
      id={state.listId}
      anchor={input}
      labelledBy={id}
      options={options}
      active={state.active}
      isChosen={() => false}
      onChoose={({ value }) => {
        const option = state.options.find((each) => each.text === value);
        if (option) state.choose(option);
      }}
      text={text}
    />
  );
}

function LineButton({
  icon,
  words,
  onPress,
}: {
  icon: "edit" | "close";
  words: string;
  onPress: () => void;
}): ReactElement {
  return (
    <button type="button" className="plain-button" aria-label={words} data-hint={words} onClick={onPress}>
      <Icon name={icon} size={14} />
    </button>
  );
}

function mistakeWords(mistake: LineMistake, typed: string, { properties }: Line, { language, t }: Speaker): string {
  if (mistake.reason === "notAskable") return t("filter.mistake.notAskable");
  const name = properties.find((property) => property.name === mistake.property)?.words[language] ?? "";
  return t(`filter.mistake.${mistake.reason}`, { text: typed.slice(mistake.from, mistake.to), name });
}
