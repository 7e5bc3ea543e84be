import type { ReactElement } from "react";
import { formats } from "../../domain/formats";
import { nearTime } from "../../domain/near-time";
import type { Reading } from "../../domain/reading";
import { toTimeZone } from "../../domain/time-zone";
import type { Say } from "../contract";
import { useNow } from "./use-now";

/** Letters of "yyyy-MM-dd HH:mm:ss" up to its parts. */
const LENGTH = { day: 10, minute: 16 } as const;

/** A moment and what it is told by. */
export interface MomentProps {
  /** As the API writes it, "2026-01-31 08:00:00" in Asia/Shanghai; anything else stays as it is. */
  moment: string;
  reading: Reading;
  text: Say;
  /** What is shown of it: of a day nothing nearer is told. To the minute unless told. */
  to?: keyof typeof LENGTH;
}

/**
 * A moment that stands by itself: while it is near by how far it is ("5 min ago", "Today 14:05"), else to the minute, by the
 * reader's clock. Whoever points at it sees it to the second; screen readers read that after what stands for it.
 */
export function Moment({ moment, to = "minute", reading, text }: MomentProps): ReactElement {
  const now = useNow();
  if (!formats["local-date-time"](moment)) return <>{moment}</>;
  const exact = toTimeZone(moment, reading.timeZone);
  const near = to === "minute" ? nearWords(moment, now, { reading, text }) : undefined;
  return (
    <time className="cell-time" dateTime={machineTime(moment)} title={exact}>
      {near ?? exact.slice(0, LENGTH[to])}
      {near !== undefined && <span className="visually-hidden"> {exact}</span>}
    </time>
  );
}

/** A moment within a sentence, as `Moment` shows it. */
export function momentWords(moment: string, now: number, given: Pick<MomentProps, "reading" | "text">): string {
  return nearWords(moment, now, given) ?? toTimeZone(moment, given.reading.timeZone).slice(0, LENGTH.minute);
}

/** What the element tells programs: the API's clock is eight hours ahead all year. */
export function machineTime(moment: string): string {
  return `${moment.replace(" ", "T")}+08:00`;
}

function nearWords(
  moment: string,
  now: number,
  { reading, text }: Pick<MomentProps, "reading" | "text">,
): string | undefined {
  const near = nearTime(moment, now, reading.timeZone);
  if (!near) return undefined;
  const { told, ...values } = near;
  return text(`moment.${told}`, values);
}
