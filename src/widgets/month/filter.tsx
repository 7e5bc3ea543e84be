import type { ReactElement } from "react";
import { addMonths } from "../../domain/month";
import type { FilterInput } from "../contract";
import { Icon } from "../shared/icon";
import { readMonth } from "../shared/typed-times";
import { useFilterDraft } from "../shared/use-filter-draft";

/** Typing a month goes through several complete ones; a longer pause waits for the last, milliseconds. */
const PAUSE_MS = 700;

/** One month, and a step to the one before or after it. */
export const MonthFilter: FilterInput = ({ id, value, onChange, text }): ReactElement => {
  const month = typeof value === "string" ? value : "";
  const take = (typed: string): boolean => {
    const read = readMonth(typed);
    if (read !== undefined) onChange(read);
    return read !== undefined;
  };
  const draft = useFilterDraft(month, take, PAUSE_MS);
  const step = (months: number, label: string, icon: "left" | "right"): ReactElement => (
    <button
      type="button"
      className="filter-step"
      aria-label={label}
      disabled={month === ""}
      onClick={() => onChange(addMonths(month, months))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <span className="filter-month">
      {step(-1, text("filter.monthBefore"), "left")}
      <input
        id={id}
        className="bp6-input filter-date"
        type="text"
        placeholder={text("filter.monthFormat")}
        autoComplete="off"
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.flush}
        onKeyDown={(event) => {
          if (event.key === "Enter") draft.flush();
        }}
      />
      {step(1, text("filter.monthAfter"), "right")}
    </span>
  );
};
