import type { AlarmNoticeOutcome } from "../../generated/api";
import type { AlarmState } from "./rule";

/** An alarm that begins more often than this within an hour is told of no more until it has calmed down. */
export const flappingMost = 5;

/** How long beginnings count for that, milliseconds. */
export const flappingTime = 60 * 60_000;

/** A change of an alarm, and what decides whether it is told of. */
export interface NoticeFacts {
  /** The state after it. */
  to: AlarmState;
  /** Whether values changed it, not a change of the rule. */
  judged: boolean;
  /** Milliseconds since 1970. */
  time: number;
  /** Whether the rule names somebody, and a way. */
  hasReceivers: boolean;
  /** Whether somebody has handled the alarm as one to be ignored. */
  isIgnored: boolean;
  /** Whether a silence matches the alarm: now, or at the time of the change where the alarm is over. */
  isSilenced: boolean;
  /** Whether a critical alarm of the same resource lasts while this one is less grave. */
  isInhibited: boolean;
  /** When the beginning of this same alarm was last told of; null if never. */
  lastTold: number | null;
  /** Within this time the same alarm is told of once, seconds. */
  silenceTime: number;
  /** How often the rule has begun to hold for the resource within the last hour, this time included. */
  begun: number;
}

/**
 * What becomes of telling of a change. Every new alarm is told of; one that only comes back after a time without data is the same one. That an
 * alarm is over is told to those who were told that it began. A silence suppresses both; an alarm that outlasts it is told of when it is over.
 */
export function noticeOf(facts: NoticeFacts): Exclude<AlarmNoticeOutcome, "waiting"> {
  const { to, judged, time, lastTold } = facts;
  if (!judged || to === "insufficientData") return "notNeeded";
  if (!facts.hasReceivers) return "nobody";
  if (facts.isIgnored) return "ignored";
  if (to === "ok" && lastTold === null) return "notNeeded";
  if (facts.isSilenced) return "silenced";
  if (to === "ok") return "sent";
  if (facts.isInhibited) return "inhibited";
  if (facts.begun > flappingMost) return "flapping";
  if (lastTold !== null && time - lastTold < facts.silenceTime * 1000) return "repeated";
  return "sent";
}
