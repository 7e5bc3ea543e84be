/** Values of one series within one hour, as they are written. */
export interface Chunk {
  seriesId: number;
  /** The hour, as hours since 1970. */
  hour: number;
  /** 60, from the first minute on; null where nothing is known. */
  values: (number | null)[];
}

/** One value of one series. */
export interface Sample {
  seriesId: number;
  /** Minutes since 1970. */
  minute: number;
  value: number;
}

/** Hours of one series within one day. */
export interface DayChunk {
  seriesId: number;
  /** "yyyy-MM-dd", in Asia/Shanghai. */
  day: string;
  /** 24 each, from midnight on; null where nothing is known. */
  average: (number | null)[];
  minimum: (number | null)[];
  maximum: (number | null)[];
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** An array as PostgreSQL reads it. */
export function arrayText(values: readonly (number | null)[]): string {
  return `{${values.map((value) => value ?? "NULL").join(",")}}`;
}
