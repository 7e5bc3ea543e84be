import type { Path } from "../read/config-file";

/** Operations named anywhere in a screen or menu: under `call`, `download`, `for` and `calls`, with where each stands. */
export function namedOperations(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (isFieldName(path)) return namedOperations(inner, here);
    if (["call", "download", "for"].includes(key) && typeof inner === "string")
      return [[here, inner] as [Path, string]];
    if (key === "calls" && Array.isArray(inner)) {
      return inner.map((name, index) => [[...here, index], String(name)] as [Path, string]);
    }
    return key === "send" || key === "when" ? [] : namedOperations(inner, here);
  });
}

/** Below these a key is a name that staff chose, not one of config's own. */
function isFieldName(path: Path): boolean {
  return path.length === 1 && ["fields", "views", "actions"].includes(String(path[0]));
}
