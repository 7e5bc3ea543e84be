import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type Comparison, endOfRange, isComparison, isRange, type RangeName } from "./time-range";

/** What belongs to a tab of a drawer is dropped from the address with the drawer, by how it begins. */
const RANGE = "open.range";
const COMPARE = "open.compare";
const WITH = "open.with";

/** Resources drawn beside the first one: as many as there are other colours. */
export const MOST_OTHERS = 7;

/** A short range follows the clock. */
const FOLLOW_MS = 60_000;

/** The time charts show, and what it is compared with. */
export interface ChosenRange {
  range: RangeName;
  compare: Comparison;
  /** Milliseconds since 1970. */
  end: number;
  select: (range: RangeName) => void;
  compareWith: (compare: Comparison) => void;
  /** Ids of the resources that are drawn beside the row. */
  others: readonly number[];
  drawBeside: (others: readonly number[]) => void;
}

/** The range that the address names, else a day, and what stands beside it; another one is no step for Back. */
export function useRange(): ChosenRange {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const params = new URLSearchParams(search);
  const [named, compared] = [params.get(RANGE), params.get(COMPARE)];
  const range = isRange(named) ? named : "24h";
  const compare = isComparison(compared) ? compared : "none";
  const beside = params.get(WITH) ?? "";
  const others = useMemo(() => idsOf(beside), [beside]);
  const [end, setEnd] = useState(() => endOfRange(Date.now()));
  useEffect(() => {
    if (range !== "1h") return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setEnd(endOfRange(Date.now()));
    }, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [range]);
  const set = (name: string, value: string): void => {
    if (value === "") params.delete(name);
    else params.set(name, value);
    setEnd(endOfRange(Date.now()));
    void navigate({ pathname, search: params.toString() }, { replace: true, state: state as unknown });
  };
  return {
    range,
    compare,
    end,
    select: (next) => set(RANGE, next),
    compareWith: (next) => set(COMPARE, next),
    others,
    drawBeside: (next) => set(WITH, next.join(",")),
  };
}

/** Ids that an address names; what is none is left out. */
export function idsOf(text: string): number[] {
  const ids = text.split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MOST_OTHERS);
}
