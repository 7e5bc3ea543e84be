import { type ReactElement, useState } from "react";
import type { Words } from "../../model/words";
import type { FilterInput, FilterProps, RangeValue } from "../contract";
import { useFilterDraft } from "../shared/use-filter-draft";
import { type RangeKind, rangeKinds, wrongOrder } from "./bounds";
import { PresetSelect } from "./preset-select";

/** Typing a date goes through several complete dates; a longer pause waits for the last, milliseconds. */
const PAUSE_MS = 700;

interface Bounds {
  from?: string | undefined;
  to?: string | undefined;
}

/** From and to, either of which may be open: days, moments, months, numbers or amounts. */
export const RangeFilter: FilterInput = (props): ReactElement | null => {
  const { id, filter, value, onChange, text } = props;
  // Bounds typed but the wrong way round wait here until the other one is mended.
  const [waiting, setWaiting] = useState<Bounds>();
  const kind = rangeKinds[filter.kind];
  if (!kind) return null;
  const range = (typeof value === "object" && !Array.isArray(value) ? value : {}) satisfies RangeValue;
  const wrong = waiting !== undefined;

  const change = (side: "from" | "to", next: string | undefined): boolean => {
    const bounds = { from: asText(range.from), to: asText(range.to), ...waiting, [side]: next };
    const isWrong = wrongOrder(filter.kind, bounds.from, bounds.to);
    setWaiting(isWrong ? bounds : undefined);
    if (!isWrong) onChange(rangeValue(bounds, filter.type));
    return !isWrong;
  };
  return (
    <span className="filter-range" role="group" aria-label={filter.words[props.language]}>
      <PresetSelect {...props} range={range} onChange={(next) => (setWaiting(undefined), onChange(next))} />
      <Bound {...props} kind={kind} side="from" wrong={wrong} change={change} current={range.from} />
      <span className="filter-range-dash" aria-hidden="true">
        –
      </span>
      <Bound {...props} kind={kind} side="to" wrong={wrong} change={change} current={range.to} />
      {wrong && (
        <span id={`${id}-error`} className="filter-error" role="alert">
          {text("filter.wrongOrder")}
        </span>
      )}
    </span>
  );
};

interface BoundProps extends FilterProps {
  kind: RangeKind;
  side: "from" | "to";
  wrong: boolean;
  current: string | number | undefined;
  /** Takes a bound; false where it would be the wrong way round. */
  change: (side: "from" | "to", next: string | undefined) => boolean;
}

function Bound({ id, kind, side, wrong, current, change, filter, language, reading, text }: BoundProps): ReactElement {
  const commit = (typed: string): boolean => {
    const read = typed === "" ? undefined : kind.read(typed, side, reading.timeZone);
    return typed !== "" && read === undefined ? false : change(side, read);
  };
  const draft = useFilterDraft(current === undefined ? "" : kind.show(current, reading.timeZone), commit, PAUSE_MS);
  const isText = kind.input === "text";
  const invalid = wrong || (isText && draft.text !== "" && kind.read(draft.text, side, reading.timeZone) === undefined);
  return (
    <input
      id={side === "from" ? id : `${id}-to`}
      className={isText ? "bp6-input filter-number" : "bp6-input filter-date"}
      type={kind.input}
      inputMode={isText ? "decimal" : undefined}
      autoComplete="off"
      placeholder={isText ? text(side === "from" ? "filter.min" : "filter.max") : undefined}
      aria-label={text(side === "from" ? "filter.from" : "filter.to", { label: label(filter.words, language) })}
      aria-invalid={invalid || undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={draft.flush}
      onKeyDown={(event) => {
        if (event.key === "Enter") draft.flush();
      }}
    />
  );
}

/** The range as the API takes it; undefined where both sides are open. */
export function rangeValue({ from, to }: Bounds, type: "string" | "number" | "boolean"): RangeValue | undefined {
  if (from === undefined && to === undefined) return undefined;
  const typed = (bound: string): string | number => (type === "number" ? Number(bound) : bound);
  return { ...(from === undefined ? {} : { from: typed(from) }), ...(to === undefined ? {} : { to: typed(to) }) };
}

function asText(bound: string | number | undefined): string | undefined {
  return bound === undefined ? undefined : String(bound);
}

function label(words: Words, language: FilterProps["language"]): string {
  return words[language];
}
