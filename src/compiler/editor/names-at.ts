import { check, checkFile } from "../compile";
import type { Sources } from "../index/build-program";
import type { Scope } from "../index/scope";
import type { ConfigError, ErrorCode } from "../report/errors";
import { knownOf } from "../report/known";
import type { Cursor, Typed } from "./cursor";
import { declaring, type Probe, probeNames, probesOf } from "./probe";

/** Config as it is read: with the unsaved texts of files in place of the saved ones. */
export interface Read {
  sources: Sources;
  /** What was looked up in it when it was last checked. */
  scope: Scope;
}

/** What can stand at a place, by the mistake that any other name there would be. */
export interface NamesAt {
  probe: Probe;
  /** At least one, the first of the check that was reached first. */
  codes: readonly [ErrorCode, ...ErrorCode[]];
  /** The names that make none of the mistakes; there may be none. */
  names: readonly string[];
  /** Names of the API that the file would have to declare first. */
  undeclared: readonly string[];
}

/**
 * What the compiler knows of the place where the cursor stands: asked about a name that nothing has, it says which there are.
 * So no list of places is kept beside the checks, and what is offered is what they accept.
 */
export function namesAt(sources: Sources, typed: Typed, cursor: Cursor): NamesAt | undefined {
  for (const name of probeNames) {
    let refused = false;
    for (const probe of probesOf(typed, cursor, name)) {
      const found = mistakesAt(sources, probe);
      const known = knownIn(found, name);
      if (known) return narrowed(sources, { probe, ...known, undeclared: [] });
      refused ||= found.some(isRefused);
    }
    if (!refused) return undefined;
  }
  return undefined;
}

/** Most places are judged by their file alone, in a tenth of the time. */
function mistakesAt(sources: Sources, probe: Probe): ConfigError[] {
  const isHere = ({ file, line, column }: ConfigError): boolean =>
    file === probe.path && line === 1 && probe.columns.includes(column);
  const alone = checkFile(probe, sources.api).filter(isHere);
  if (alone.some((error) => knownOf(error) ?? isRefused(error))) return alone;
  const config = sources.config.map((each) => (each.path === probe.path ? probe : each));
  const { errors, warnings } = check({ ...sources, config }).reported();
  return [...errors, ...warnings].filter(isHere);
}

/** Names are not written like this here. */
function isRefused({ code }: ConfigError): boolean {
  return code === "CFG_BAD_FORMAT";
}

/** A name has to be right for each view that has the place: in all lists, if there is one in all. */
function knownIn(found: readonly ConfigError[], name: string): Pick<NamesAt, "codes" | "names"> | undefined {
  const lists = found.flatMap((error) => {
    const known = knownOf(error);
    return known?.name.includes(name) ? [{ code: error.code, names: known.names }] : [];
  });
  const [first, ...others] = lists;
  if (!first) return undefined;
  const inAll = first.names.filter((each) => others.every(({ names }) => names.includes(each)));
  const names = inAll.length > 0 ? inAll : lists.flatMap((list) => list.names);
  return { codes: [first.code, ...others.map(({ code }) => code)], names: [...new Set(names)] };
}

/** Where fields are listed: of those that the file declares the ones that fit here, and besides what the API has. */
function narrowed(sources: Sources, found: NamesAt): NamesAt {
  if (found.codes[0] !== "CFG_UNDECLARED_FIELD") return found;
  const probe = declaring(found.probe);
  const known = knownIn(mistakesAt(sources, probe), probe.name);
  if (!known) return found;
  const { fields } = probe.value as { fields: Record<string, { sameAs?: unknown } | null> };
  return {
    ...found,
    names: found.names.filter((name) => known.names.includes(name) || fields[name]?.sameAs !== undefined),
    undeclared: known.names.filter((name) => !found.names.includes(name)),
  };
}
