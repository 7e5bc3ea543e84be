import type { Language, Words } from "../../model/words";
import type { RangeOf } from "../range-order";
import type { FilterProperty } from "./filter";

const decimal = /^[+-]?\d{1,30}(\.\d{1,12})?$/;
const month = /^\d{4}-(0[1-9]|1[0-2])$/;
const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/;
/** "today", "today-7d": so many days, weeks, months. */
const relativeDay = /^today([+-]\d{1,4}[dwm])?$/;
/** "now-2h": so many minutes, hours, days. */
const relativeMoment = /^now([+-]\d{1,5}[Mhd])?$/;

const todays = new Map([["今天", "today"]]);
const truths = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["是", "true"],
  ["false", "false"],
  ["no", "false"],
  ["否", "false"],
]);

/** A value as a condition has it, from what somebody wrote; undefined where the property has no such value. */
export function readValue(property: FilterProperty, text: string): string | undefined {
  const written = text.trim();
  switch (property.kind) {
    case "text":
      return written === "" ? undefined : written;
    case "tag":
      // One may be empty: other than its absence, it is a value.
      return written;
    case "choice":
      return readChoice(property, written);
    case "boolean":
      return truths.get(written.toLowerCase());
    case "number":
      return decimal.test(written) ? written.replace(/^\+/, "") : undefined;
    case "month":
      return month.test(written) ? written : undefined;
    case "day":
      return readDay(written);
    case "moment":
      return readDay(written) ?? readMoment(written);
  }
}

/** What a range of a property is of. */
export function rangeOf({ kind }: FilterProperty): RangeOf {
  return kind === "number" ? "numbers" : "times";
}

/** Values as the API has them: a choice by its code. */
export function codesOf({ values: choices }: FilterProperty, values: readonly string[]): (string | number)[] {
  return values.map((value) => choices?.find((choice) => choice.value === value)?.code ?? value);
}

/** A value as readers write it: a choice by its words. */
export function valueWords(property: FilterProperty, value: string, language: Language): string {
  return property.values?.find((choice) => choice.value === value)?.words?.[language] ?? value;
}

/** Words of days and moments that are counted from the present one: "7 days ago" for "today-7d". Undefined for any other value. */
export function relativeWords(value: string, language: Language): string | undefined {
  const [, present, sign, digits, unit] = /^(today|now)(?:([+-])(\d+)([a-zA-Z]))?$/.exec(value) ?? [];
  if (present === undefined) return undefined;
  if (unit === undefined) return relative[present]?.[language];
  const count = Number(digits);
  const name = relativeUnits[unit];
  if (language === "zh") return `${count} ${name?.zh ?? unit}${sign === "-" ? "前" : "后"}`;
  const some = `${count} ${name?.en ?? unit}${count === 1 ? "" : "s"}`;
  return sign === "-" ? `${some} ago` : `in ${some}`;
}

const relative: Readonly<Record<string, Words>> = {
  today: { zh: "今天", en: "today" },
  now: { zh: "现在", en: "now" },
};

const relativeUnits: Readonly<Record<string, Words>> = {
  M: { zh: "分钟", en: "minute" },
  h: { zh: "小时", en: "hour" },
  d: { zh: "天", en: "day" },
  w: { zh: "周", en: "week" },
  m: { zh: "个月", en: "month" },
};

function readChoice({ values, unlisted }: FilterProperty, written: string): string | undefined {
  // Without a list of its values any code may be one: they are fetched by a call.
  if (!values) return written === "" ? undefined : written;
  const lower = written.toLowerCase();
  const byCode = values.find(({ value }) => value.toLowerCase() === lower);
  const byWords = values.filter(({ words }) => Object.values(words ?? {}).some((one) => one.toLowerCase() === lower));
  const listed = byCode?.value ?? (byWords.length === 1 ? byWords[0]?.value : undefined);
  if (listed !== undefined || unlisted === undefined || written === "") return listed;
  return unlistedForms[unlisted].test(written) ? written : undefined;
}

const unlistedForms: Record<NonNullable<FilterProperty["unlisted"]>, RegExp> = {
  numbers: /^\d{1,16}$/,
  codes: /^[\w.:-]{1,64}$/,
};

function readDay(written: string): string | undefined {
  const text = todays.get(written) ?? written;
  if (relativeDay.test(text)) return text;
  return day.test(text) && isReal(text) ? text : undefined;
}

function readMoment(written: string): string | undefined {
  if (relativeMoment.test(written)) return written;
  const [, date, minutes, seconds = ":00"] = moment.exec(written) ?? [];
  if (date === undefined || minutes === undefined || !isReal(date)) return undefined;
  const time = `${minutes}${seconds}`;
  return time <= "23:59:59" && !Number.isNaN(Date.parse(`${date}T${time}Z`)) ? `${date} ${time}` : undefined;
}

/** Whether the calendar has the day. */
function isReal(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
