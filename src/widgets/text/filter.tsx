import type { ReactElement } from "react";
import type { Filter } from "../../model/resolved-list";
import type { FilterInput, FilterValue } from "../contract";
import { Icon } from "../shared/icon";
import { useFilterDraft } from "../shared/use-filter-draft";

/** A list is asked when the typing has paused this long, milliseconds. */
const PAUSE_MS = 300;

/** A text to search for: counts after a pause, on Enter and on leaving. */
export const TextFilter: FilterInput = ({ id, value, onChange, filter, language, text }): ReactElement => {
  const commit = (typed: string): boolean => {
    const read = readTyped(typed, filter);
    if (read === "invalid") return false;
    onChange(read);
    return true;
  };
  const draft = useFilterDraft(value === undefined ? "" : String(value), commit, PAUSE_MS);
  const invalid = readTyped(draft.text.trim(), filter) === "invalid";
  return (
    <span className="filter-text">
      <Icon name="search" size={14} />
      <input
        id={id}
        className="bp6-input"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={filter.maxLength}
        placeholder={filter.placeholder?.[language]}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.flush}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) draft.flush();
        }}
      />
      {invalid && (
        <span id={`${id}-error`} className="filter-error">
          {text("filter.wrongText")}
        </span>
      )}
    </span>
  );
};

/** What was typed as the API takes it: nothing, a text, a whole number, or "invalid". */
export function readTyped(typed: string, filter: Pick<Filter, "type" | "pattern">): FilterValue | "invalid" {
  if (typed === "") return undefined;
  if (filter.type === "number") return /^\d{1,15}$/.test(typed) ? Number(typed) : "invalid";
  if (filter.pattern !== undefined && !new RegExp(filter.pattern, "u").test(typed)) return "invalid";
  return /\p{Cc}/u.test(typed) ? "invalid" : typed;
}
