import type { ResolvedScreen } from "../../model/resolved";
import type { Program } from "../index/program";
import type { Scope } from "../index/scope";
import { type BareManifest, resolveManifest } from "../manifest/manifest";
import { scopeOf } from "../views/look-up";
import { resolveScreen } from "../views/screen";

/** A console as the browser gets it, in one piece. */
export interface ResolvedConsole {
  scope: Scope;
  manifest: BareManifest;
  screens: ResolvedScreen[];
}

/** The console of a program that has no mistakes; undefined while a file is missing. */
export function resolvedOf(program: Program): ResolvedConsole | undefined {
  const scope = scopeOf(program);
  const manifest = resolveManifest(scope);
  return manifest && { scope, manifest, screens: scope.subjects.map((info) => resolveScreen(scope, info)) };
}
