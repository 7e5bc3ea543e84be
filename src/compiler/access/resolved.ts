import type { ResolvedScreen } from "../../model/resolved";
import { codesOf } from "../index/menus";
import type { Program } from "../index/program";
import type { Scope } from "../index/scope";
import { type BareManifest, resolveManifest } from "../manifest/manifest";
import { subjectInfo } from "../views/look-up";
import { resolveScreen } from "../views/screen";

/** A console as the browser gets it, in one piece. */
export interface ResolvedConsole {
  scope: Scope;
  manifest: BareManifest;
  screens: ResolvedScreen[];
}

/** The console of a program that has no mistakes; undefined while a file is missing. */
export function resolvedOf(program: Program): ResolvedConsole | undefined {
  const subjects = program.subjects.map((subject) => subjectInfo(program.api, subject));
  const scope: Scope = { program, subjects, codes: codesOf(program) };
  const manifest = resolveManifest(scope);
  return manifest && { scope, manifest, screens: subjects.map((info) => resolveScreen(scope, info)) };
}
