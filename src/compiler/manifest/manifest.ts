import type { Manifest } from "../../model/resolved";
import { STAFF_TEXTS } from "../../model/sources";
import type { Words } from "../../model/words";
import type { Scope } from "../index/scope";
import { calledIn } from "../api/called";
import { changesOf } from "./changes";
import { imaged } from "../resolve/context";
import { wordsOf } from "../resolve/fields";
import { resolveMenus } from "./menus";
import { resolveRoutes } from "./routes";
import { resolveEntryRules, resolveMenuRules } from "./rules";

/** The manifest but for what is known only when everything is emitted. */
export type BareManifest = Omit<Manifest, "version" | "screens" | "parts">;

/** What the browser loads first. Undefined while a file it is made of is missing, which is an error of its own. */
export function resolveManifest(scope: Scope): BareManifest | undefined {
  const { settings, connection, clouds, menuRules, entryRules, messages } = scope.program;
  if (!settings || !connection || !clouds || !menuRules || !entryRules || !messages) return undefined;
  const { $schema: _schema, ...plainSettings } = { ...settings.value, ...connection.value };
  const latest = changesOf(scope.program)[0]?.date;
  const manifest = {
    title: wordsOf(settings.value),
    settings: plainSettings,
    clouds: imaged(scope.program),
    menus: resolveMenus(scope),
    routes: resolveRoutes(scope),
    menuRules: resolveMenuRules(scope.program.api, menuRules.value),
    entryRules: resolveEntryRules(scope.program.api, entryRules.value),
    messages: textsOf(messages.value, false),
    ...(latest === undefined ? {} : { latestChange: latest }),
  };
  return { ...manifest, operations: calledIn(scope.program.api, manifest) };
}

/** The texts that only staff see, or all others. */
export function textsOf(messages: Readonly<Record<string, Words>>, ofStaff: boolean): Record<string, Words> {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith(STAFF_TEXTS) === ofStaff));
}
