import { type ReactElement, useState } from "react";
import { monthOf } from "../../domain/month";
import type { Say } from "../contract";
import { Icon } from "../shared/icon";

/** The months of a year: a click begins a range, a second one ends it. Whoever wants one month takes the first click. */
export function MonthGrid({
  from,
  to = from,
  onPick,
  text,
}: {
  from: string | undefined;
  to: string | undefined;
  onPick: (from: string, to: string) => void;
  text: Say;
}): ReactElement {
  const [year, setYear] = useState(() => Number((to ?? monthOf(new Date())).slice(0, 4)));
  const [begun, setBegun] = useState<string>();
  const pick = (month: string): void => {
    if (begun === undefined) onPick(month, month);
    else onPick(begun < month ? begun : month, begun < month ? month : begun);
    setBegun(begun === undefined ? month : undefined);
  };
  const isIn = (month: string): boolean => from !== undefined && to !== undefined && from <= month && month <= to;
  return (
    <div className="range-months">
      <div className="range-year">
        <button
          type="button"
          className="filter-step"
          aria-label={text("filter.yearBefore")}
          onClick={() => setYear(year - 1)}
        >
          <Icon name="left" />
        </button>
        <span aria-live="polite">{year}</span>
        <button
          type="button"
          className="filter-step"
          aria-label={text("filter.yearAfter")}
          onClick={() => setYear(year + 1)}
        >
          <Icon name="right" />
        </button>
      </div>
      <div className="range-month-grid">
        {Array.from({ length: 12 }, (_, index) => {
          const month = `${year}-${String(index + 1).padStart(2, "0")}`;
          return (
            <button
              key={month}
              type="button"
              className="range-month"
              aria-pressed={isIn(month)}
              onClick={() => pick(month)}
            >
              {month}
            </button>
          );
        })}
      </div>
    </div>
  );
}
