import type { Path } from "../read/config-file";

/** Operations named anywhere in a screen or menu: under `call`, `download`, `for` and `calls`, with where each stands. */
export function namedOperations(value: unknown): [Path, string][] {
  const found: [Path, string][] = [];
  collect(value, [], found);
  return found;
}

function collect(value: unknown, path: Path, found: [Path, string][]): void {
  if (typeof value !== "object" || value === null) return;
  const areNames = isFieldName(path);
  for (const [key, inner] of Object.entries(value)) {
    const isCall = !areNames && ["call", "download", "for"].includes(key) && typeof inner === "string";
    if (typeof inner !== "object" && !isCall) continue;
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (isCall) found.push([here, inner]);
    else if (!areNames && key === "calls" && Array.isArray(inner))
      found.push(...inner.map((name, index): [Path, string] => [[...here, index], String(name)]));
    else if (areNames || (key !== "send" && key !== "when")) collect(inner, here, found);
  }
}

/** Below these a key is a name that staff chose, not one of config's own. */
function isFieldName(path: Path): boolean {
  return path.length === 1 && ["fields", "views", "actions"].includes(String(path[0]));
}
