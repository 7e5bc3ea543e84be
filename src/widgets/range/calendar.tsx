import type { ReactElement } from "react";
import { DayPicker } from "react-day-picker";
import { enUS } from "react-day-picker/locale/en-US";
import { zhCN } from "react-day-picker/locale/zh-CN";
import type { CalendarProps } from "../contract";
import "react-day-picker/style.css";

/** A month of days: a click begins a range, a second one ends it; where one day is wanted, a click picks it. Days as "2026-01-31". */
export function Calendar({ language, single = false, from, to, onPick }: CalendarProps): ReactElement {
  const selected = { from: dateOf(from), to: dateOf(to) };
  const shown = selected.to ?? selected.from;
  const common = {
    className: "range-calendar",
    locale: language === "zh" ? zhCN : enUS,
    weekStartsOn: 1 as const,
    ...(shown && { defaultMonth: shown }),
  };
  if (single)
    return (
      <DayPicker
        {...common}
        mode="single"
        required
        selected={selected.from}
        onSelect={(date) => onPick(dayOf(date), dayOf(date))}
      />
    );
  return (
    <DayPicker
      {...common}
      mode="range"
      selected={selected}
      onSelect={(range) => {
        if (range?.from) onPick(dayOf(range.from), dayOf(range.to ?? range.from));
      }}
    />
  );
}

/** The library works in dates of the browser's own clock: midnight there. */
function dateOf(day: string | undefined): Date | undefined {
  return day === undefined ? undefined : new Date(`${day}T00:00:00`);
}

function dayOf(date: Date): string {
  const pad = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
