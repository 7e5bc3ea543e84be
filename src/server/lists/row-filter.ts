import { and, eq, gt, gte, ilike, inArray, like, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Condition, PropertyKind, RowFilter } from "../../domain/filter/filter";
import { type Interval, intervals } from "../../domain/filter/moments";
import { fromLocal, toLocalDateTime } from "../time";
import { containing, type Expression, startingWith } from "./filter";

/** What a property of a filter is in the database: of "tag" a column of JSON with a text for each key, of a list an array. */
export interface FilterColumn {
  column: Expression;
  kind: PropertyKind;
  isList?: boolean;
}

/** What a list's filter is made of. */
export interface FilterColumns {
  /** By the property's name. */
  columns: Readonly<Record<string, FilterColumn>>;
  /** What a text alone is searched in. */
  searched: readonly Expression[];
}

/** The rows that a filter asks for: those of which `matches` says so. Each property of it is among the columns. */
export function rowsOf(filter: RowFilter, about: FilterColumns, now: Date): SQL | undefined {
  switch (filter.kind) {
    case "and":
      return and(...filter.of.map((part) => rowsOf(part, about, now)));
    case "or":
      return or(...filter.of.map((part) => rowsOf(part, about, now)));
    case "text":
      return or(...about.searched.map((column) => ilike(column, containing(filter.text))));
    case "condition":
      return meeting(filter, about, now);
  }
}

function meeting(condition: Condition, { columns }: FilterColumns, now: Date): SQL | undefined {
  const found = columns[condition.property];
  if (!found) throw new Error(`A list has no column for ${condition.property}.`);
  const { kind, isList } = found;
  const column = condition.key === undefined ? found.column : sql`${found.column} ->> ${condition.key}`;
  const met = (value: Expression): SQL => meetingOne(condition, kind, value, now);
  const any = isList ? sql`exists (select from unnest(${column}) as one where ${met(sql`one`)})` : met(column);
  // Whatever has no value meets none.
  return isOpposite(condition) ? sql`(${any}) is not true` : any;
}

function isOpposite({ operator }: Condition): boolean {
  return operator === "isNot" || operator === "containsNot" || operator === "isEmpty";
}

/** Whether a value is there and meets a condition, or the one whose opposite the condition is. */
function meetingOne(condition: Condition, kind: PropertyKind, value: Expression, now: Date): SQL {
  const { operator, values } = condition;
  const [first = ""] = values;
  switch (operator) {
    case "isEmpty":
    case "isNotEmpty":
      return kind === "text" || kind === "tag" ? sql`${value} <> ''` : sql`${value} is not null`;
    case "contains":
    case "containsNot":
      return ilike(value, containing(first));
    case "startsWith":
      return like(value, startingWith(first));
    default:
      return kind === "day" || kind === "moment"
        ? within(intervals(condition, kind === "moment", toLocalDateTime(now)), kind, value)
        : compared(condition, kind, value);
  }
}

function within(wanted: readonly Interval[], kind: "day" | "moment", column: Expression): SQL {
  const value = sql`${column}`;
  const isMoment = kind === "moment";
  const parts = wanted.map(({ from, to }) =>
    and(
      from === undefined ? undefined : gte(value, isMoment ? fromLocal(from) : from),
      // A moment of the API has seconds: the whole of the last one belongs to it.
      to === undefined ? undefined : isMoment ? lt(value, new Date(fromLocal(to).getTime() + 1000)) : lte(value, to),
    ),
  );
  return or(...parts) ?? sql`false`;
}

function compared({ operator, values }: Condition, kind: PropertyKind, column: Expression): SQL {
  const value = sql`${column}`;
  const typed = values.map((text) => (kind === "boolean" ? text === "true" : text));
  const [first, last = first] = typed;
  switch (operator) {
    case "above":
      return gt(value, first);
    case "atLeast":
      return gte(value, first);
    case "below":
      return lt(value, first);
    case "atMost":
      return lte(value, first);
    case "between":
      return and(gte(value, first), lte(value, last)) ?? sql`false`;
    default:
      return typed.length === 1 ? eq(value, first) : inArray(value, typed);
  }
}
