/** Places for work of which only so much may go on at a time. */
export interface Slots {
  /** Takes a place. @returns what gives it back, at most once; undefined where there is none left. */
  enter(userId: number): (() => void) | undefined;
}

/** So many places for each user, and so many in all. */
export function createSlots(perUser: number, inAll: number): Slots {
  const taken = new Map<number, number>();
  let all = 0;
  const count = (userId: number, change: 1 | -1): void => {
    all += change;
    const left = (taken.get(userId) ?? 0) + change;
    if (left > 0) taken.set(userId, left);
    else taken.delete(userId);
  };
  return {
    enter(userId) {
      if (all >= inAll || (taken.get(userId) ?? 0) >= perUser) return undefined;
      count(userId, 1);
      let inside = true;
      return () => {
        if (inside) count(userId, -1);
        inside = false;
      };
    },
  };
}
