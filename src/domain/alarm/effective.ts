/** Asia/Shanghai is ahead of UTC by so many minutes. */
const ahead = 8 * 60;
const dayMinutes = 24 * 60;

/** The minutes of the day, both within, of an interval "HH:mm-HH:mm". */
function minutesOf(interval: string): [number, number] {
  const [from = 0, to = dayMinutes - 1] = interval.split("-").map((time) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return hours * 60 + minutes;
  });
  return [from, to];
}

/** Whether a moment, milliseconds since 1970, is in an effective interval; one whose end is earlier goes over midnight. */
export function isEffective(interval: string, moment: number): boolean {
  const [from, to] = minutesOf(interval);
  const minute = (Math.floor(moment / 60_000) + ahead) % dayMinutes;
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
}
