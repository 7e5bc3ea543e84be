/** Domain rules: health = 100 - weighted open alarms. What one alarm of each level weighs. */
export const healthWeights = { critical: 20, warn: 10, info: 5 } as const;

/** The health of what has no open alarm. */
export const FULL_HEALTH = 100;

/** Levels of alarms, the gravest first. */
type Level = keyof typeof healthWeights;

/** Anything with the level of an alarm. */
interface Levelled {
  alarmLevel: Level;
}

/** A health with what makes it up: it and the points of all deductions add up to 100. */
export interface Health<Alarm> {
  score: number;
  deductions: readonly { alarm: Alarm; points: number }[];
}

/**
 * The health of what has these open alarms. Each takes its weight off, the gravest first, until nothing is left: the last one then takes
 * off only what was left, and those behind it nothing.
 */
export function healthOf<Alarm extends Levelled>(alarms: readonly Alarm[]): Health<Alarm> {
  let score = FULL_HEALTH;
  const deductions: { alarm: Alarm; points: number }[] = [];
  for (const alarm of [...alarms].sort(gravestFirst)) {
    const points = Math.min(healthWeights[alarm.alarmLevel], score);
    if (points === 0) break;
    score -= points;
    deductions.push({ alarm, points });
  }
  return { score, deductions };
}

function gravestFirst(one: Levelled, other: Levelled): number {
  return healthWeights[other.alarmLevel] - healthWeights[one.alarmLevel];
}
