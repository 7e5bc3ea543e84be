import { decideConsole } from "../../domain/decided";
import { codesOf } from "../../domain/menu";
import { mayUseAny } from "../../domain/permission";
import type { Mode } from "../../model/config/mode";
import type { ResolvedRoute } from "../../model/resolved";
import { judgeAccess, type NotOpen, routeAt } from "../../state/access";
import { codeReason, type Explained, ruleReason } from "./explain-menu";
import { type Because, type Finding, missingReasons, placeOf } from "./findings";

/** What the user finds at a route, and why. */
export function pageFinding(route: ResolvedRoute, explained: Explained): Finding {
  const { manifest, session, sources } = explained;
  const access = judgeAccess(route, manifest, session);
  return {
    key: `page ${route.path}`,
    words: route.title,
    name: route.path,
    state: access.kind === "open" ? "open" : "refused",
    because: access.kind === "open" ? codeReasons(route, explained) : refusal(route, access, explained),
    ...placeOf(sources.routes.file, sources.routes.lines[route.path]),
  };
}

/** What brought the user here from another address: a redirect of config, or a rule of the entry. */
export function redirectFinding(from: string | undefined, to: string, explained: Explained): Finding[] {
  const { manifest, sources } = explained;
  const path = from?.split(/[?#]/)[0];
  if (path === undefined) return [];
  const route = routeAt(manifest.routes, path);
  const words = { zh: path, en: path };
  const base = { key: `redirect ${path}`, words, name: to, state: "redirected" } as const;
  if (route?.redirect !== undefined)
    return [
      {
        ...base,
        because: [{ kind: "redirects", from: path }],
        ...placeOf(sources.routes.file, sources.routes.lines[route.path]),
      },
    ];
  const rule = manifest.entryRules.findIndex(({ go }) => go === to);
  const reason = rule === -1 ? undefined : ruleReason(sources.entryRules.file, sources.entryRules.rules, rule);
  return reason ? [{ ...base, because: [reason] }] : [];
}

/** The console that the rules of the entry keep the user out of. */
export function consoleFindings({ manifest, session, sources }: Explained): Finding[] {
  const { facts } = session;
  if (!facts) return [];
  return ([1, 2] as const).flatMap((mode: Mode) => {
    const { admitted, rule } = decideConsole(manifest.entryRules, { ...facts, mode, loginNumStored: true });
    const reason = ruleReason(sources.entryRules.file, sources.entryRules.rules, rule);
    if (admitted || !reason) return [];
    const { title } = manifest.menus[mode];
    return [{ key: `console ${mode}`, words: title, name: String(mode), state: "refused", because: [reason] }];
  });
}

function refusal(route: ResolvedRoute, access: NotOpen, explained: Explained): Because[] {
  switch (access.kind) {
    case "otherMode":
      return [{ kind: "otherConsole", mode: access.mode }];
    case "notSetUp":
      return missingReasons(access.providers, explained.session.facts?.missingProviders ?? []);
    case "pending":
      return [{ kind: "plain", text: "pending" }];
    case "noPermission":
    case "notForAccount":
      return codeReasons(route, explained);
  }
}

/** Codes that are entries of the console's menu follow its rules; others are held or not. */
function codeReasons({ path, permission }: ResolvedRoute, explained: Explained): Because[] {
  const { manifest, session, sources } = explained;
  const { facts, mode } = session;
  if (!facts) return [];
  if (permission.length === 0) return [{ kind: "plain", text: "noCode" }];
  const listed = new Set(codesOf(manifest.menus[mode].entries));
  const place = sources.admits[path];
  return permission.map((code): Because => {
    const reason: Because = listed.has(code)
      ? codeReason(code, explained, facts)
      : { kind: "codes", codes: [code], held: mayUseAny(facts.authCodes, [code]) };
    return reason.kind === "codes" && place ? { ...reason, place } : reason;
  });
}
