import type { Program } from "../index/program";
import type { ConfigFile, Path } from "../read/config-file";
import { once } from "../read/once";
import type { Loaded } from "../shape/shape";

/** An object of config that may carry words: it has `zh`, `en`, both or neither. */
export interface MaybeWords {
  file: ConfigFile;
  path: Path;
  value: Record<string, unknown>;
}

/** Every config file that has texts. */
export function filesWithTexts(program: Program): Loaded<unknown>[] {
  const { settings, changes, tour, clouds, routes, menuRules, entryRules, enums, messages, glossary } = program;
  const single = [settings, changes, tour, clouds, routes, menuRules, entryRules, enums, messages, glossary];
  return [...single, ...program.menus, ...program.subjects].filter((loaded) => loaded !== undefined);
}

/** Every object of a file: words stand beside other keys or alone. */
export const objectsIn = once(({ file, value }: Loaded<unknown>) => [...walk(file, value, [])]);

function* walk(file: ConfigFile, value: unknown, path: Path): Generator<MaybeWords> {
  if (typeof value !== "object" || value === null) return;
  yield { file, path, value: value as Record<string, unknown> };
  for (const [key, inner] of Object.entries(value))
    yield* walk(file, inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
