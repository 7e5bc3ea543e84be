/** Units of a duration, the longest first, as ISO 8601 writes them; minutes have a letter of their own here. */
export const durationUnits = ["year", "month", "week", "day", "hour", "minute", "second"] as const;

/** A unit of time. */
export type DurationUnit = (typeof durationUnits)[number];

/** A number of one unit. */
export interface Duration {
  /** Digits, as typed or read. */
  number: string;
  unit: DurationUnit;
}

const dateLetters: Record<string, DurationUnit> = { Y: "year", M: "month", W: "week", D: "day" };
const timeLetters: Record<string, DurationUnit> = { H: "hour", M: "minute", S: "second" };

/** Reads a duration of one unit: "P3M" is three months, "PT90M" ninety minutes. Undefined for any other text. */
export function readDuration(text: string): Duration | undefined {
  const match = /^P(T)?([1-9]\d{0,8})([YMWDHS])$/.exec(text);
  const unit = match && (match[1] ? timeLetters : dateLetters)[match[3] ?? ""];
  return match && unit ? { number: match[2] ?? "", unit } : undefined;
}

/** Writes a duration as ISO 8601 does. What is no number is written all the same, so that a form can say it is none. */
export function writeDuration({ number, unit }: Duration): string {
  const letterOf = (letters: Record<string, DurationUnit>): string | undefined =>
    Object.keys(letters).find((letter) => letters[letter] === unit);
  const inTime = letterOf(timeLetters);
  return inTime === undefined ? `P${number}${letterOf(dateLetters) ?? ""}` : `PT${number}${inTime}`;
}
