import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { matchRoutes } from "react-router-dom";
import { keyField } from "../../src/domain/row-key";
import type { Input, OperationId } from "../../src/generated/operations";
import type { Mode } from "../../src/model/config/mode";
import type { HomePart } from "../../src/model/resolved-home";
import type { Manifest, ResolvedRoute, ResolvedScreen, ResolvedView, ScreenModule } from "../../src/model/resolved";
import type { ListView } from "../../src/model/resolved-list";
import type { DetailView, PageView, RelatedList, ResolvedAction } from "../../src/model/resolved-view";
import { obstacleOf } from "../../src/render/actions/availability";
import { resolveSend } from "../../src/render/shared/resolve-send";
import { addressOf, type OpenState } from "../../src/render/shared/view-address";
import { listInput, readListQuery } from "../../src/render/list/list-query";
import { readAnswer } from "../../src/render/list/read-answer";
import { targetOfAction, type Target } from "../../src/render/shared/target";
import type { Row } from "../../src/widgets/contract";
import { judgeAccess } from "../../src/state/access";
import { opensTo, roleOpens } from "../../src/state/opens-to";
import { type Profile, Session } from "../../src/state/session";
import { safeStorage } from "../../src/state/storage";
import { memoryStorage } from "./memory-storage";
import { callApi, signIn } from "./signed-in";

// Every view of the built consoles, found as a reader finds it: from the addresses, by the actions of what is shown there, with
// the rows that the API answers. A new screen is among them by being in config.

/** What is there once the answers of a view are, by its kind. */
const drawn: Record<ResolvedView["kind"], string> = {
  list: ":is([data-row-key], [data-thing])",
  detail: ".detail",
  form: ".form-submit",
  dashboard: "[data-card]",
  page: "main :is(h1, h2)",
};

/** A screen, or what its address opens over it. */
export interface Place {
  /** "users.detail", "users.detail?tab=roles". */
  says: string;
  /** Who finds it there, and in which console. */
  username: string;
  mode: Mode;
  /** Address below /custom, and what the history keeps beside it. */
  path: string;
  state: OpenState;
  /** What stands around the page. */
  frame: ResolvedRoute["frame"];
  kind: ResolvedView["kind"];
  /** There once its answers are. */
  shown: string;
}

/** Who looks for the views: the main account at both consoles, and a channel agent at what only agents are shown. */
export const visitors = [
  { username: "admin", mode: 1 },
  { username: "channel", mode: 1 },
  { username: "admin", mode: 2 },
] as const;

/** Both consoles as they were built. */
export interface BuiltConsole {
  manifest: Manifest;
  screens: Map<string, ResolvedScreen>;
  /** What the home pages are put together of. */
  home: HomePart;
}

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Reads what `npm run build` has put into dist/, or what another folder holds in the same form. */
export async function builtConsole(built = dist): Promise<BuiltConsole> {
  const folder = join(built, "console");
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
  const loaded = Object.entries(manifest.screens).map(async ([subject, file]) => {
    const module = (await load(file)) as ScreenModule;
    return [subject, module.default] as const;
  });
  const home = (await load(manifest.parts.home)) as { default: HomePart };
  return { manifest, screens: new Map(await Promise.all(loaded)), home: home.default };
}

/** The views that were found, and those that were not, by name. */
export interface FoundPlaces {
  places: Place[];
  /** Which place shows a view: its own, or the one that it is part of. */
  shownAt: ReadonlyMap<string, string>;
  missing: string[];
}

/**
 * Every view of both consoles at one place each: where the first of these users finds it who does, with the rows that the API
 * answers them; and the views that none of them finds.
 */
export async function findPlaces(
  url: string,
  users: readonly Pick<Place, "username" | "mode">[],
  known?: BuiltConsole,
): Promise<FoundPlaces> {
  const built = known ?? (await builtConsole());
  const search = new Search(built);
  for (const { username, mode } of users) await search.run(await visitorOf(url, username, mode));
  const { places, shownAt } = search;
  return { places, shownAt, missing: everyView(built).filter((name) => !shownAt.has(name)) };
}

/** Somebody who looks at a console. */
interface Visitor {
  username: string;
  mode: Mode;
  session: Session;
  /** Calls the API. @returns the data; undefined where it says no. */
  ask(call: string, input: Record<string, unknown>): Promise<unknown>;
}

function everyView({ manifest, screens }: BuiltConsole): string[] {
  const reachable = manifest.routes.filter(hasView).map(({ subject }) => subject);
  return [...screens]
    .filter(([subject]) => reachable.includes(subject))
    .flatMap(([subject, { views }]) => Object.keys(views).map((name) => `${subject}.${name}`));
}

/** A view, the address it is at, and the values of the address's parameters or the row it was opened for. */
interface Found extends Target {
  screen: ResolvedScreen;
  /** The subject over whose page it opens, where that is another one. */
  host?: ResolvedScreen | undefined;
  view: ResolvedView;
  row: Row;
}

class Search {
  readonly places: Place[] = [];
  /** The views that are shown somewhere, also as part of another one's place, with that place. */
  readonly shownAt = new Map<string, string>();
  /** The places that are followed; a list that stands in a tab of another view has one of its own yet. */
  private readonly noted = new Set<string>();
  private readonly built: BuiltConsole;
  private visitor: Visitor | undefined;

  constructor(built: BuiltConsole) {
    this.built = built;
  }

  async run(visitor: Visitor): Promise<void> {
    this.visitor = visitor;
    const { manifest } = this.built;
    for (const route of manifest.routes.filter(
      (each) => this.isReal(each) && judgeAccess(each, manifest, visitor.session).kind === "open",
    )) {
      const { screen, view } = this.viewAt(route);
      for (const params of startingParams(route, view)) {
        await this.visit({ screen, view, to: addressOf(route.path, params) ?? route.path, row: params, state: {} });
      }
    }
  }

  /** Whether it is an address of the visitor's console with a view. */
  private isReal(route: ResolvedRoute): boolean {
    return this.visitor !== undefined && hasView(route) && route.modes.includes(this.visitor.mode);
  }

  /** The address's route. */
  private routeOf(to: string): ResolvedRoute | undefined {
    const [path = ""] = to.split("?");
    return this.built.manifest.routes.find((each) => this.isReal(each) && matchRoutes([{ path: each.path }], path));
  }

  private viewAt(route: ResolvedRoute): Pick<Found, "screen" | "view"> {
    const screen = this.built.screens.get(route.subject ?? "");
    const view = screen?.views[route.view ?? ""];
    if (!screen || !view) throw new Error(`${route.path} has no view.`);
    return { screen, view };
  }

  /** What opens over an address's page by this name: a view of its own subject, or of another one. */
  private openedAt(route: ResolvedRoute, name: string): Pick<Found, "screen" | "view" | "host"> | undefined {
    const { screen: host } = this.viewAt(route);
    const guest = host.guests?.[name];
    const screen = guest ? this.built.screens.get(guest.screen) : host;
    const view = screen?.views[guest?.view ?? name];
    return screen && view && { screen, view, host: guest && host };
  }

  /** Notes a place; what it leads to follows, once. */
  private async visit(found: Found): Promise<void> {
    const { view } = found;
    // Home is another one in each console.
    const part = view.kind === "page" && view.page === "home" && this.visitor?.mode === 2 ? "?mode=2" : "";
    if (!this.note(found, part)) return;
    if (view.kind === "page") this.page(found, view);
    if (view.kind === "list") await this.list(found, view);
    if (view.kind === "detail") await this.detail(found, view);
    if (view.kind === "dashboard") for (const action of view.actions) await this.follow(found, action, undefined);
    // The bell watches it; nobody sees it.
    if (view.kind === "form" && view.follows !== undefined)
      this.see(`${view.follows.screen}.${view.follows.view}`, found);
  }

  /** A hand-written page shows the boards of its subject; the home page those that its console has there. */
  private page(found: Found, { page }: PageView): void {
    const { subject, views } = found.screen;
    for (const { kind, name } of Object.values(views)) if (kind === "dashboard") this.see(`${subject}.${name}`, found);
    if (page !== "home" || !this.visitor) return;
    for (const card of this.built.home[this.visitor.mode].cards)
      if (card.card === "board") this.see(`${card.screen}.${card.view}`, found);
  }

  /** A view is part of what is found; its own place counts more. */
  private see(name: string, { screen, view }: Found): void {
    if (!this.shownAt.has(name)) this.shownAt.set(name, `${screen.subject}.${view.name}`);
  }

  /** @returns whether the place is a new one. */
  private note({ screen, view, to, state }: Found, part = ""): boolean {
    const says = `${screen.subject}.${view.name}${part}`;
    if (this.noted.has(says)) return false;
    this.noted.add(says);
    this.shownAt.set(says, says);
    this.places.push({
      says,
      username: this.visitor?.username ?? "",
      mode: this.visitor?.mode ?? 1,
      path: to,
      state,
      frame: this.routeOf(to)?.frame ?? "standard",
      kind: view.kind,
      shown: `${to.includes("open=") ? ":is(.drawer, .side-panel) " : ""}${drawn[view.kind]}`,
    });
    return true;
  }

  private ask(call: string, input: Record<string, unknown>): Promise<unknown> {
    return this.visitor?.ask(call, input) ?? Promise.resolve();
  }

  /** Whether the visitor can perform the action on the row. */
  private can(action: ResolvedAction, row: Row, screen: ResolvedScreen): boolean {
    const { session } = this.visitor ?? {};
    return (
      session !== undefined &&
      obstacleOf(
        action,
        row,
        {
          permits: (codes) => session.permits(codes),
          opens: (route, codes) => opensTo(session, this.built.manifest, route, codes),
          roleOpens: (route, codes) => roleOpens(session, this.built.manifest, route, codes),
          id: session.profile?.id,
        },
        screen,
      ) === undefined
    );
  }

  private async list(found: Found, view: ListView): Promise<void> {
    const { screen, to } = found;
    // Many rows, so that there is one in each state.
    const query = readListQuery(new URLSearchParams({ size: "100" }), view, screen.enums, [100]);
    const answer = readAnswer(
      await this.ask(view.call, { ...resolveSend(view.send, [found.row]), ...listInput(query, view) }),
    );
    for (const action of view.actions) await this.follow(found, action, undefined);
    for (const action of [...view.rowActions, ...view.bulkActions]) {
      const able = answer?.rows.find((each) => this.can(action, each, screen));
      // A view is drawn for any row; a link of a row that lacks what it leads to has no place.
      const row = able ?? (action.does.kind === "open" ? answer?.rows[0] : undefined);
      if (row) await this.follow(found, action, row);
    }
    // Its figures stand above the list.
    if (view.summary !== undefined) this.see(`${screen.subject}.${view.summary}`, found);
    const route = this.routeOf(to);
    for (const name of view.sheets ?? []) {
      const sheet = route && this.openedAt(route, name);
      if (sheet && sheet.view !== view) await this.visit({ ...found, ...sheet, to: withPart(to, "sheet", name) });
    }
  }

  private async detail(found: Found, view: DetailView): Promise<void> {
    const row = {
      ...found.row,
      ...((await this.ask(view.call, resolveSend(view.send, [found.row]))) as Row | undefined),
    };
    for (const { name, related, board } of view.tabs ?? []) {
      this.note({ ...found, to: withPart(found.to, "tab", name) }, `?tab=${name}`);
      if (board) this.see(`${board.screen}.${board.view}`, found);
      if (related) await this.related(found, related, row);
    }
    for (const action of [...view.actions, ...view.sections.flatMap(({ form }) => form ?? [])])
      await this.follow(found, action, row);
  }

  /** A list in a tab of a detail; its rows lead to what opens on pages of their own subject. */
  private async related(found: Found, related: RelatedList, row: Row): Promise<void> {
    const screen = this.built.screens.get(related.screen);
    const view = screen?.views[related.view];
    if (!screen || view?.kind !== "list") return;
    this.see(`${screen.subject}.${view.name}`, found);
    if (view.summary !== undefined) this.see(`${screen.subject}.${view.summary}`, found);
    const links = view.rowActions.filter(({ does }) => does.kind === "link" && does.opens !== undefined);
    if (links.length === 0) return;
    const answer = readAnswer(await this.ask(view.call, resolveSend({ ...view.send, ...related.filter }, [row])));
    for (const action of links) {
      const able = answer?.rows.find((each) => this.can(action, each, screen));
      if (able) await this.follow({ ...found, screen, host: undefined }, action, able);
    }
  }

  private async follow({ screen, host, to }: Found, action: ResolvedAction, row: Row | undefined): Promise<void> {
    const [base = "", search = ""] = to.split("?");
    const rowKey = rowKeyOf(screen);
    const place = { screen, host, rowKey, path: base, search };
    const target = targetOfAction(action, row, place);
    if (!target) return;
    if (action.does.kind === "open") {
      const opened = this.built.screens.get(action.does.screen ?? screen.subject);
      const view = opened?.views[action.does.view];
      const page = action.does.screen === undefined ? host : (host ?? screen);
      if (opened && view)
        await this.visit({ ...target, screen: opened, host: page, view, row: target.state.row ?? row ?? {} });
    }
    if (action.does.kind === "link") {
      const { route: pattern, params, opens } = action.does;
      const rows = row ? [row] : [];
      const route = this.built.manifest.routes.find((each) => this.isReal(each) && each.path === pattern.split("?")[0]);
      const opened = route && opens && this.openedAt(route, opens.view);
      if (opened) await this.visit({ ...target, ...opened, row: resolveSend({ [keyOf(opened)]: opens.id }, rows) });
      // Any other address has been begun at; this one would only have filters besides.
      else if (route && (route.query || route.path.includes(":")))
        await this.visit({ ...target, ...this.viewAt(route), row: resolveSend(params, rows) });
    }
  }
}

/** The field that identifies a subject's rows. */
function rowKeyOf({ views }: ResolvedScreen): string {
  return Object.values(views).find((view) => view.kind === "list")?.rowKey ?? "id";
}

/** The field that an address gives the view that opens for it: nothing else of the row it was followed from. */
function keyOf({ screen, view }: Pick<Found, "screen" | "view">): string {
  return keyField(view, rowKeyOf(screen));
}

async function visitorOf(url: string, username: string, mode: Mode): Promise<Visitor> {
  const token = await signIn(url, username);
  const session = new Session(safeStorage(() => memoryStorage()));
  session.start(token, mode);
  const profile = {
    ...(await callApi(url, "getCurrentUser", undefined, token)),
    ...(await callApi(url, "getAuthority", undefined, token)),
  };
  session.admit(profile as unknown as Profile);
  return {
    username,
    mode,
    session,
    ask: (call, input) => callApi(url, call as OperationId, input as Input<OperationId>, token).catch(() => undefined),
  };
}

/** An address with a view; signing in is none to a user who has. */
function hasView({ path, subject }: ResolvedRoute): boolean {
  return subject !== undefined && path !== "/login";
}

/** The parameters with which an address can be begun at: none, or the first value of those that have tabs. Others are led to. */
function startingParams({ path, query }: ResolvedRoute, view: ResolvedView): Row[] {
  if (query) return [];
  if (!path.includes(":")) return [{}];
  return view.kind === "list" && view.tabs ? [{ [view.tabs.param]: view.tabs.values[0] }] : [];
}

function withPart(to: string, name: string, value: string): string {
  const [base = "", search] = to.split("?");
  return `${base}?${new URLSearchParams([...new URLSearchParams(search), [name, value]]).toString()}`;
}
