import { type ReactElement, useState } from "react";
import { isReversed } from "../../domain/range-order";
import type { FilterProps, RangePanelProps, RangeValue } from "../contract";
import { useFilterDraft } from "../shared/use-filter-draft";
import { type RangeKind, rangeKinds, type Side } from "./bounds";
import { MonthGrid } from "./month-grid";
import { ZoneNote } from "../shared/zone-note";
import "./range.css";
import { lastDays, presetOf, presetRange, presetsOf } from "./presets";

/** Typing a date goes through several complete dates; a longer pause waits for the last, milliseconds. */
const PAUSE_MS = 700;

/** The two ends of a range as the API takes them. */
export interface Bounds {
  from?: string | undefined;
  to?: string | undefined;
}

/** Everything a range is set by: names of the usual ones, what can be clicked on, and two inputs. */
export function RangePanel(props: RangePanelProps): ReactElement | null {
  const { id, filter, range, onChange, text, reading, language, parts } = props;
  // Bounds typed but the wrong way round wait here until the other one is mended.
  const [waiting, setWaiting] = useState<Bounds>();
  const kind = rangeKinds[filter.kind];
  if (!kind) return null;
  const wrong = waiting !== undefined;
  const take = (bounds: Bounds): boolean => {
    const isWrong = isReversed([bounds.from, bounds.to], kind.of === "numbers" ? "numbers" : "times");
    setWaiting(isWrong ? bounds : undefined);
    if (!isWrong) onChange(rangeValue(bounds, filter.type));
    return !isWrong;
  };
  const bounds = { from: asText(range.from), to: asText(range.to), ...waiting };
  /** What was clicked on, in the spelling that is typed. */
  const pick = (from: string, to: string): void => {
    const { timeZone } = reading;
    take({ from: kind.read(from, "from", timeZone), to: kind.read(to, "to", timeZone) });
  };
  return (
    <div className="range-panel" role="group" aria-label={filter.words[language]}>
      <Presets {...props} isOpen={range.from === undefined && range.to === undefined} onRange={onChange} />
      <div className="range-exact">
        {kind.of === "days" && parts && (
          <parts.Calendar
            language={language}
            {...shownDays(kind, bounds, reading.timeZone)}
            onPick={pick}
            meanwhile={<div className="range-calendar" />}
          />
        )}
        {kind.of === "months" && <MonthGrid from={bounds.from} to={bounds.to} onPick={pick} text={text} />}
        <div className="range-bounds">
          <Bound
            {...props}
            kind={kind}
            side="from"
            wrong={wrong}
            onBound={(from) => take({ ...bounds, from })}
            current={bounds.from}
          />
          <span aria-hidden="true">–</span>
          <Bound
            {...props}
            kind={kind}
            side="to"
            wrong={wrong}
            onBound={(to) => take({ ...bounds, to })}
            current={bounds.to}
          />
        </div>
        {filter.kind === "dateTimeRange" && <ZoneNote reading={reading} text={text} />}
        {wrong && (
          <p id={`${id}-error`} className="range-error" role="alert">
            {text("filter.wrongOrder")}
          </p>
        )}
      </div>
    </div>
  );
}

/** Names for the usual ranges of time, the present one pressed, however it was set; and a number of days up to today. */
function Presets({
  filter,
  range,
  isOpen,
  onRange,
  reading,
  text,
}: RangePanelProps & { isOpen: boolean; onRange: (range: RangeValue | undefined) => void }): ReactElement | null {
  const presets = presetsOf(filter.kind);
  const current = presetOf(filter.kind, range, reading.timeZone);
  const isOfDays = rangeKinds[filter.kind]?.of === "days";
  const button = (key: string, words: string, pressed: boolean, set: () => RangeValue | undefined): ReactElement => (
    <button key={key} type="button" className="range-preset" aria-pressed={pressed} onClick={() => onRange(set())}>
      {words}
    </button>
  );
  if (presets.length === 0 && isOpen) return null;
  return (
    <div className="range-presets">
      {button("any", text("filter.any"), isOpen, () => undefined)}
      {presets.map((preset) =>
        button(preset, text(`filter.preset.${preset}`), preset === current, () =>
          presetRange(preset, filter.kind, reading.timeZone),
        ),
      )}
      {isOfDays && (
        <label className="range-last">
          {text("filter.lastDays")}
          <input
            className="bp6-input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            onChange={({ target }) => {
              const days = /^[1-9]\d{0,3}$/.exec(target.value.trim());
              if (days) onRange(lastDays(Number(days[0]), filter.kind, reading.timeZone));
            }}
          />
          {text("filter.days")}
        </label>
      )}
    </div>
  );
}

interface BoundProps extends FilterProps {
  kind: RangeKind;
  side: Side;
  wrong: boolean;
  current: string | undefined;
  /** Takes a bound; false where it would be the wrong way round. */
  onBound: (bound: string | undefined) => boolean;
}

function Bound({ id, kind, side, wrong, current, onBound, filter, language, reading, text }: BoundProps): ReactElement {
  const commit = (typed: string): boolean => {
    const read = typed === "" ? undefined : kind.read(typed, side, reading.timeZone);
    return typed !== "" && read === undefined ? false : onBound(read);
  };
  const draft = useFilterDraft(
    current === undefined ? "" : kind.show(current, side, reading.timeZone),
    commit,
    PAUSE_MS,
  );
  const unread = draft.text.trim() !== "" && kind.read(draft.text.trim(), side, reading.timeZone) === undefined;
  const isNumber = kind.of === "numbers";
  return (
    <input
      className="bp6-input"
      type="text"
      inputMode={isNumber ? "decimal" : undefined}
      autoComplete="off"
      placeholder={
        isNumber
          ? text(side === "from" ? "filter.min" : "filter.max")
          : text(kind.of === "months" ? "filter.monthFormat" : "filter.dayFormat")
      }
      aria-label={text(side === "from" ? "filter.from" : "filter.to", { label: filter.words[language] })}
      aria-invalid={wrong || unread || undefined}
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

/** The days of a range by the reader's clock. */
function shownDays({ show }: RangeKind, { from, to }: Bounds, timeZone: string): Bounds {
  const dayOf = (bound: string | undefined, side: Side) =>
    bound === undefined ? undefined : show(bound, side, timeZone).slice(0, 10);
  return { from: dayOf(from, "from"), to: dayOf(to, "to") };
}

function asText(bound: string | number | undefined): string | undefined {
  return bound === undefined ? undefined : String(bound);
}
