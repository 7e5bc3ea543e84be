import type { AnyOf } from "../domain/permission";
import type { CalledOperation } from "../generated/operations";
import type { MenuIconName } from "./menu-icons";
import type { Words } from "./words";
import type { ConfigClouds } from "./config/clouds";
import type { Connection } from "./config/connection";
import type { ConsoleSettings } from "./config/console";
import type { headerParts } from "./config/menu";
import type { Mode } from "./config/mode";
import type { EntryRule, HeaderRule, MenuRule, MenuRules } from "./config/rules";
import type { EnumWords } from "./config/texts";
import type { DashboardView } from "./resolved-dashboard";
import type { FormView } from "./resolved-form";
import type { FilterLanguage, ListView } from "./resolved-list";
import type { DetailView, PageView } from "./resolved-view";

/** Any view. */
export type ResolvedView = ListView | DetailView | FormView | PageView | DashboardView;

/** The rules of the menus as the browser applies them. */
export interface ResolvedMenuRules extends Pick<MenuRules, "codes"> {
  rules: MenuRule[];
  header: HeaderRule[];
}

/**
 * The resolved console: what the compiler emits and the browser loads. Small, flat, already correct; nothing here has to
 * be looked up, defaulted or checked again.
 */
export interface Manifest {
  /** Hash over everything emitted; the content of the version file. */
  version: string;
  title: Words;
  settings: ConsoleSettings & Connection;
  clouds: ConfigClouds["clouds"];
  menus: Record<Mode, ResolvedMenu>;
  /** What header and home of the menus call, by name. */
  operations: Record<string, CalledOperation>;
  /** Every address, or in a large console those that are known so far. */
  routes: ResolvedRoute[];
  /** Where the others are to be had; absent where the manifest names them all. */
  directory?: Directory;
  /** Words of menu codes that the known addresses mention, whose entries may not be known. */
  codeWords?: Record<string, Words>;
  menuRules: ResolvedMenuRules;
  entryRules: EntryRule[];
  /** Texts of the hand-written parts, by key. */
  messages: Record<string, Words>;
  /** Address of each subject's chunk, relative to the manifest; as far as the addresses are known. */
  screens: Record<string, string>;
  /** Address of what is fetched when it is first asked for, likewise: `palette` a PaletteIndex, `changes` the entries of config/changes.json, `permissions` an AllowedByCode, `home` a HomePart, `tour` the steps of config/tour.json, `sources` the Sources. */
  parts: Record<PartName, string>;
  /** Day of the newest entry of config/changes.json, "yyyy-MM-dd"; absent where there is none. */
  latestChange?: string;
}

/** The addresses of a large console, in parts: a first load has the same size however many there are. */
export interface Directory {
  /** Where each part begins (domain/address-key.ts), in that order, and its chunk, relative to the manifest. */
  parts: [from: string, chunk: string][];
  /** The chunk that holds everything. */
  whole: string;
}

/** What one part of the directory makes known. */
export interface DirectoryPart {
  routes: ResolvedRoute[];
  screens: Record<string, string>;
  /** What stands below the folded entries of the menus, by mode and code. */
  groups: Record<Mode, Record<string, MenuEntry[]>>;
  codes: Record<string, Words>;
}

/** What is fetched when it is first asked for. */
export type PartName = "palette" | "help" | "changes" | "permissions" | "home" | "tour" | "sources";

/** What is particular to one mode: its left menu and its header. */
export interface ResolvedMenu {
  mode: Mode;
  title: Words;
  entries: MenuEntry[];
  header: HeaderEntry[];
  /** External links behind the entries of the header. */
  headerLinks: HeaderLink[];
  headerShows: (typeof headerParts)[number][];
}

/** An entry of the left menu. */
export interface MenuEntry {
  code: string;
  words: Words;
  icon?: MenuIconName;
  /** Address it leads to; groups without a page of their own have none. */
  route?: string;
  /** Its screen is not built yet. */
  pending?: boolean;
  children?: MenuEntry[];
  /** It has entries below it that are not known yet. */
  folded?: boolean;
  /** Addresses shown as a strip of tabs on each of their pages. */
  tabs?: string[];
  badge?: Badge;
  /** Outside services that its page needs. */
  providers?: string[];
}

/** An entry of the header. */
export interface HeaderEntry {
  name: string;
  words: Words;
  route: string;
  code?: string;
  badge?: Badge;
  /** Outside services that its page needs. */
  providers?: string[];
}

/** The number at an entry of the header or of the left menu: what a call answers, the length of its list, or the total of its page. */
export interface Badge {
  /** Read for entry and number: {label}, {count}. */
  words: Words;
  call: string;
  /** Input of the call; none if left out. */
  input?: Record<string, unknown>;
  /** What the call needs. */
  permission?: AnyOf;
  everySeconds?: number;
}

/** A link of the header that leads out of the console. */
export interface HeaderLink {
  name: string;
  words: Words;
  url: string;
}

/** An address of the console. */
export interface ResolvedRoute {
  /** React Router's spelling: /newsCenter/news/:type. */
  path: string;
  /** Parameters that stand behind the question mark. */
  query?: string[];
  title: Words;
  /** Leads to that address instead; all else but the path is absent then. */
  redirect?: string;
  /** Where the view is: chunk and name in it. Absent for pending addresses and redirects. */
  subject?: string;
  view?: string;
  /** What the view is drawn with where that is a chunk of its own: known ahead, so that it need not wait for the screen's. */
  kind?: "form" | "dashboard";
  /** Name of the hand-written page where the view is one (kind `page`): known ahead, so that no chunk is fetched for it. */
  page?: string;
  /** The hand-written page has help of its own; every other view has some. */
  help?: true;
  pending?: boolean;
  frame: "standard" | "noMenu" | "bare";
  /** Menu code to highlight. */
  menu?: string;
  /** Modes in which the address exists. */
  modes: Mode[];
  /** Codes of which any admits; empty: every signed-in user. */
  permission: string[];
  /** Outside services that the page needs. */
  providers?: string[];
}

/** One chunk: a subject with all its views. */
export interface ResolvedScreen {
  subject: string;
  title: Words;
  views: Record<string, ResolvedView>;
  /** Of a subject whose forms have addresses and whose lists have none: the page of its menu entry, where leaving a form leads. */
  menuRoute?: string;
  /** Views of other subjects that open over its pages, by their names in the address. */
  guests?: Record<string, Guest>;
  /** Words of the enums that the views show, by enum name. */
  enums: EnumWords;
  /** Languages of the filters that the views show, by the lists that have them. */
  filterLanguages?: Record<string, FilterLanguage>;
}

/** A view of another subject. */
export interface Guest {
  screen: string;
  view: string;
  title: Words;
}

/** The default export of a screen's chunk is the screen; `validators` is there when it has forms. */
export interface ScreenModule {
  default: ResolvedScreen;
  /** What the screen calls, by name. */
  operations: Record<string, CalledOperation>;
  /**
   * Precompiled validators by schema id, as ajv's standalone code. `require` hands in ajv's run-time helpers, so that no
   * chunk carries them.
   */
  validators?: (require: (id: string) => unknown) => Record<string, unknown>;
}
