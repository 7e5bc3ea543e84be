/**
 * A function of an object that is computed once for each: what does not change between two checks of config is not looked at
 * again. The object is never changed, and the result follows from nothing else. For two objects: `once((a) => once((b) => …))`.
 */
export function once<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (of) => {
    const made = known.get(of);
    if (made) return made.value;
    const value = make(of);
    known.set(of, { value });
    return value;
  };
}

/** As `once`, but keeps only what it computed last: for what takes much memory and is asked for one object after the other. */
export function onceInTurn<K extends object, V>(make: (of: K) => V): (of: K) => V {
  let last: { of: K; value: V } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, value: make(of) };
    return last.value;
  };
}
