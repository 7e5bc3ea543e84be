import { and, eq, gt, gte, ilike, inArray, like, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { type Condition, type FilterProperty, oppositeOf, type RowFilter } from "../../domain/filter/filter";
import { type Interval, intervals } from "../../domain/filter/moments";
import { codesOf } from "../../domain/filter/values";
import type { Vocabulary } from "../../domain/filter/vocabulary";
import { fromLocal, toLocalDateTime } from "../time";
import { containing, type Expression, startingWith } from "./filter";

/** Values in rows of their own: whether one of them meets a condition. */
export interface ValueRows {
  some: (met: (value: Expression) => SQL) => SQL;
}

/** What a filter's properties are in the database. */
export interface FilteredColumns extends Vocabulary {
  /** The column of a property, of a list an array; of tags the value of one key. */
  columnOf: (name: string, key?: string) => Expression | ValueRows;
}

/** The rows that a filter asks for: those of which `matches` says so. */
export function rowsOf(filter: RowFilter, about: FilteredColumns, now: Date): SQL | undefined {
  switch (filter.kind) {
    case "and":
      return and(...filter.of.map((part) => rowsOf(part, about, now)));
    case "or":
      return or(...filter.of.map((part) => rowsOf(part, about, now)));
    case "text":
      return or(
        ...about.searched.map((name) => some(about.columnOf(name), (value) => ilike(value, containing(filter.text)))),
      );
    case "condition":
      return meeting(filter, about, now);
  }
}

function meeting(condition: Condition, about: FilteredColumns, now: Date): SQL {
  const opposite = oppositeOf(condition);
  // Whatever has no value meets none.
  if (opposite) return sql`(${meeting(opposite, about, now)}) is not true`;
  const { properties, columnOf } = about;
  const property = properties.find(({ name }) => name === condition.property);
  if (!property) throw new Error(`No filter may name ${condition.property}.`);
  const column = columnOf(condition.property, condition.key);
  const met = (value: Expression): SQL => meetingOne(condition, property, value, now);
  return some(property.isList ? itemsOf(column) : column, met);
}

function some(values: Expression | ValueRows, met: (value: Expression) => SQL): SQL {
  return "some" in values ? values.some(met) : met(values);
}

function itemsOf(list: Expression | ValueRows): ValueRows {
  if ("some" in list) return list;
  return { some: (met) => sql`exists (select from unnest(${list}) as one where ${met(sql`one`)})` };
}

/** Whether a value is there and meets a condition. */
function meetingOne(condition: Condition, property: FilterProperty, value: Expression, now: Date): SQL {
  const { kind } = property;
  const { operator, values } = condition;
  const [first = ""] = values;
  switch (operator) {
    case "isNotEmpty":
      return kind === "text" ? sql`${value} <> ''` : sql`${value} is not null`;
    case "contains":
      return ilike(value, containing(first));
    case "startsWith":
      return like(value, startingWith(first));
    default:
      return kind === "day" || kind === "moment"
        ? within(intervals(condition, kind === "moment", toLocalDateTime(now)), kind, value)
        : compared(condition, property, value);
  }
}

function within(wanted: readonly Interval[], kind: "day" | "moment", column: Expression): SQL {
  const value = sql`${column}`;
  const isMoment = kind === "moment";
  const parts = wanted.map(({ from, to }) =>
    and(
      from === undefined ? undefined : gte(value, isMoment ? fromLocal(from).toISOString() : from),
      // A moment of the API has seconds: the whole of the last one belongs to it.
      to === undefined
        ? undefined
        : isMoment
          ? lt(value, new Date(fromLocal(to).getTime() + 1000).toISOString())
          : lte(value, to),
    ),
  );
  return or(...parts) ?? sql`false`;
}

function compared({ operator, values }: Condition, property: FilterProperty, column: Expression): SQL {
  const value = sql`${column}`;
  const typed = codesOf(property, values).map((one) => {
    if (property.kind === "boolean") return one === "true";
    // A whole number's column would take no other for a parameter.
    return property.kind === "number" ? sql`${one}::numeric` : one;
  });
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
