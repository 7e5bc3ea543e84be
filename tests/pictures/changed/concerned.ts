import { type CompiledConsole, screensOf } from "../../../src/compiler/emit/emit";
import type { ResolvedScreen } from "../../../src/model/resolved";

/** The views of a screen that a change concerns. */
export interface Concerned {
  subject: string;
  /** Names of views: "list". */
  views: string[];
}

/**
 * The screens whose compiled form differs, with the views that do; with all of them where what they share does, such as words of values.
 * In the order of the later console, and behind them what is gone.
 */
export function concernedScreens(before: CompiledConsole, after: CompiledConsole): Concerned[] {
  const [was, is] = [before, after].map(bySubject) as [Screens, Screens];
  const subjects = [...new Set([...is.keys(), ...was.keys()])];
  return subjects.flatMap((subject) => {
    const views = differing(was.get(subject), is.get(subject));
    return views.length > 0 ? [{ subject, views }] : [];
  });
}

type Screens = ReadonlyMap<string, ResolvedScreen>;

function bySubject(compiled: CompiledConsole): Screens {
  return new Map(screensOf(compiled).map(({ default: screen }) => [screen.subject, screen]));
}

function differing(was: ResolvedScreen | undefined, is: ResolvedScreen | undefined): string[] {
  const names = [...new Set([...Object.keys(is?.views ?? {}), ...Object.keys(was?.views ?? {})])];
  if (sharedBy(was) !== sharedBy(is)) return names;
  return names.filter((name) => JSON.stringify(was?.views[name]) !== JSON.stringify(is?.views[name]));
}

/** What the views of a screen have in common. */
function sharedBy(screen: ResolvedScreen | undefined): string {
  return JSON.stringify({ ...screen, views: undefined });
}
