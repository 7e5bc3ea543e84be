/** What needs others by their names. */
interface Needing {
  needs: readonly string[];
}

/**
 * The names of seeds, each after those it needs; else in the order of the alphabet.
 * @throws Error that names a need which is not there, or the circle in which seeds need one another
 */
export function inOrder(seeds: Readonly<Record<string, Needing>>): string[] {
  const done = new Set<string>();
  const place = (name: string, way: readonly string[]): void => {
    if (done.has(name)) return;
    if (way.includes(name)) throw new Error(circle([...way.slice(way.indexOf(name)), name]));
    for (const need of needsOf(seeds, name, way.at(-1)).toSorted()) place(need, [...way, name]);
    done.add(name);
  };
  for (const name of Object.keys(seeds).toSorted()) place(name, []);
  return [...done];
}

function needsOf(seeds: Readonly<Record<string, Needing>>, name: string, by: string | undefined): readonly string[] {
  const seed = seeds[name];
  if (seed) return seed.needs;
  throw new Error(
    `The seed "${by}" needs "${name}", but src/server/database/seed/${name}.ts is no seed. There are: ${Object.keys(seeds).toSorted().join(", ")}.`,
  );
}

function circle(names: readonly string[]): string {
  return `Seeds need one another in a circle: ${names.map((name) => `"${name}"`).join(" > ")}. Take one of these needs away.`;
}
