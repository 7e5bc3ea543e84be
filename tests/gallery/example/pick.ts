/** One of the values, by the number. */
export function pick<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
}
