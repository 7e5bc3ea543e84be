import maintenance from "../../config/menu/maintenance.json";
import operations from "../../config/menu/operations.json";
import entry from "../../config/rules/entry.json";
import rules from "../../config/rules/menu.json";
import { describe } from "../../src/compiler/api/description";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import { resolveEntryRules, resolveMenuRules } from "../../src/compiler/manifest/rules";
import document from "../../src/generated/openapi.json" with { type: "json" };
import type { Mode } from "../../src/model/config/mode";
import type { EntryRule, EntryRules, MenuRules } from "../../src/model/config/rules";
import type { HeaderEntry, MenuEntry } from "../../src/model/resolved";
import type { Words } from "../../src/model/words";

const api = describe(document as unknown as OpenApiDocument);

interface RawEntry extends Words {
  code: string;
  route?: string;
  pending?: boolean;
  tabs?: string[];
  children?: RawEntry[];
}

/** The left menus of config, in the shape the browser gets them. */
export const menus: Record<Mode, MenuEntry[]> = {
  1: operations.entries.map(toEntry),
  2: maintenance.entries.map(toEntry),
};

/** The header entries of config. */
export const headers: Record<Mode, HeaderEntry[]> = { 1: operations.header.map(toHeader), 2: [] };

/** The menu rules of config. */
export const menuRules = resolveMenuRules(api, rules as unknown as MenuRules);

/** The entry rules of config. */
export const entryRules: EntryRule[] = resolveEntryRules(api, entry as unknown as EntryRules);

function toEntry({ zh, en, children, ...rest }: RawEntry): MenuEntry {
  return { ...rest, words: { zh, en }, ...(children ? { children: children.map(toEntry) } : {}) };
}

function toHeader({ zh, en, badge: _badge, ...rest }: (typeof operations.header)[number]): HeaderEntry {
  return { ...rest, words: { zh, en } };
}
