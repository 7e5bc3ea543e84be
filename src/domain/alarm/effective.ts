/** Asia/Shanghai is ahead of UTC by so many minutes. */
const ahead = 8 * 60;
const dayMinutes = 24 * 60;

/**
 * Tells whether a moment, milliseconds since 1970, is in an effective interval "HH:mm-HH:mm", both minutes within; one whose end is earlier goes
 * over midnight.
 */
export function effectiveIn(interval: string): (moment: number) => boolean {
  const [from = 0, to = dayMinutes - 1] = interval.split("-").map((time) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return hours * 60 + minutes;
  });
  return (moment) => {
    const minute = (Math.floor(moment / 60_000) + ahead) % dayMinutes;
    return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
  };
}
