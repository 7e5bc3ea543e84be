import type { Location, NavigateFunction } from "react-router-dom";
import type { ResolvedScreen } from "../../model/resolved";
import type { FormView } from "../../model/resolved-form";
import type { Mode } from "../../model/config/mode";
import type { Destination, ResolvedAction, ResolvedSend } from "../../model/resolved-view";
import type { Console } from "../../state/console";
import type { Inside } from "../../state/inside";
import type { Speaker } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import type { CallAction } from "../actions/action-calls";
import { type Actor, availabilityOf, isShown, obstacleOf } from "../actions/availability";
import { obstacleWords } from "../actions/obstacle-words";
import { performCall } from "../actions/perform-call";
import { filledLists, gatheredRow } from "../shared/resolve-send";
import { loadScreen } from "../shared/load-screen";
import { readOpenState } from "../shared/view-address";
import { isOneCall, planOf, type BulkPlan } from "../bulk/plan";
import type { PerformOptions, ScreenTools } from "../shared/screen-context";
import { namedFields, withMenuCodes } from "../shared/shown-fields";
import { targetOf, targetOfAction, targetOfSuccess, type Place } from "../shared/target";

/** A form that an action has opened, and who is told once it has been sent. */
export interface OpenedForm {
  view: string;
  tell(): void;
}

/** What the tools of a screen are made from. */
export interface ScreenParts
  extends Pick<Console, "api" | "manifest" | "toaster">, Pick<Inside, "freshness" | "outcomes"> {
  screen: ResolvedScreen;
  speaker: Speaker;
  actor: Actor;
  mode: Mode;
  /** An action is being performed on selected rows. */
  busy: boolean;
  /** The subject over whose page the screen's views open, where that is another one. */
  host: ResolvedScreen | undefined;
  /** The page on which the screen's views open, where that is not the present one. */
  home: string | undefined;
  callAction: CallAction;
  /** The form that was opened last; changed here. */
  opened: { current: OpenedForm | undefined };
  /** Where the reader is at this moment, and the way to elsewhere. */
  now(): { location: Location; navigate: NavigateFunction };
  /** Asks whether an action is meant. */
  ask(action: ResolvedAction, rows: readonly Row[]): Promise<boolean>;
  /** Shows the panel that performs an action on many rows. */
  begin(plan: BulkPlan, options: PerformOptions): void;
}

/** Makes the tools that the views of a screen share. */
export function screenTools(parts: ScreenParts): ScreenTools {
  const { screen, manifest, callAction, freshness, outcomes, toaster, speaker, actor, mode, busy } = parts;
  const rowKey = Object.values(screen.views).find((view) => view.kind === "list")?.rowKey ?? "id";
  const enums = withMenuCodes(screen.enums, manifest);
  const words = { speaker, enums, fields: namedFields(screen), contact: manifest.settings.permissionContact };
  const placeAt = (search: string): Place => ({
    screen,
    host: parts.host,
    rowKey,
    search: parts.home === undefined ? search : "",
    path: parts.home ?? parts.now().location.pathname,
  });
  const placeNow = (): Place => placeAt(parts.now().location.search);

  const availability: ScreenTools["availability"] = (action, rows) =>
    busy && action.bulk ? { possible: false, obstacle: { kind: "busy" } } : availabilityOf(action, rows, actor, screen);

  /** A drawer that was opened from this page is left by a step back, so that Back does not lead to it again. */
  const goTo = (destination: Destination, row: Row | undefined): void => {
    const { location, navigate } = parts.now();
    const target = targetOfSuccess(destination, row, placeNow());
    if (!target) return;
    const stays = target.to.split("?")[0] === location.pathname && !target.state.opened;
    if (stays && readOpenState(location.state).opened) void navigate(-1);
    else if (target.to !== location.pathname + location.search)
      void navigate(target.to, { state: target.state, replace: stays });
  };
  const follow = (action: ResolvedAction, row: Row | undefined, replace: boolean): void => {
    if (action.does.kind === "external") window.open(action.does.url, "_blank", "noopener,noreferrer");
    const { location, navigate } = parts.now();
    const target = targetOfAction(action, row, placeNow());
    if (!target) return;
    // Clicked again before it is drawn: no further step for Back.
    const again = target.to === location.pathname + location.search;
    const state = again ? { ...target.state, opened: readOpenState(location.state).opened === true } : target.state;
    void navigate(target.to, { state, replace: replace || again });
  };
  /** A form for several rows: those it cannot be for are left out, and it says which and why. */
  const openForAll = (name: string, { action, able, leftOut }: BulkPlan): void => {
    const view = screen.views[name];
    const row =
      view?.kind === "form"
        ? {
            ...gatheredRow([view.send, view.live?.send ?? {}, view.preview?.send ?? {}, ofEach(view)], able),
            ...filledLists(view.selected ?? {}, able),
          }
        : undefined;
    const target = targetOf(name, row, placeNow());
    if (!target) return;
    const told = leftOut.map(({ row: one, obstacle }) => ({
      name: valueText(one[action.bulk?.label ?? ""]) ?? "–",
      obstacle,
    }));
    const state = told.length > 0 ? { ...target.state, leftOut: told } : target.state;
    void parts.now().navigate(target.to, { state });
  };
  /** Another subject's view opens once it can be drawn; what could not be loaded is said where it would be. */
  const loadGuest = (subject: string): Promise<unknown> => loadScreen(manifest, subject).catch(() => undefined);
  const confirmed = async (action: ResolvedAction, rows: readonly Row[]): Promise<boolean> =>
    !action.confirm || parts.ask(action, rows);

  return {
    screen,
    enums,
    shownActions: (actions, row) => actions.filter((action) => isShown(action, row, mode, screen)),
    availability,
    explain: (obstacle) => obstacleWords(obstacle, words),
    async perform(action, rows, options = {}) {
      const { silent = false, replace = false, onDone } = options;
      if (!availability(action, rows).possible) return;
      const { kind } = action.does;
      const plan = planOf(action, rows, (row) => obstacleOf(action, row, actor, screen));
      if (action.does.kind === "open" && action.does.screen === undefined)
        parts.opened.current = { view: action.does.view, tell: () => onDone?.(plan.able) };
      if (action.does.kind === "open" && action.bulk) return openForAll(action.does.view, plan);
      if (action.does.kind === "open" && action.does.screen !== undefined) {
        const { href } = window.location;
        await loadGuest(action.does.screen);
        // The reader has gone elsewhere meanwhile, and stays there.
        if (window.location.href !== href) return;
      }
      if (kind !== "call" && kind !== "download") return follow(action, rows[0], replace);
      if (kind === "call" && action.bulk && !isOneCall(plan)) return parts.begin(plan, options);
      if (!(await confirmed(action, plan.able))) return;
      const done =
        kind === "call"
          ? performCall({ callAction, freshness, outcomes, toaster, goTo }, action, plan.able, silent)
          : downloadLater(parts, action, plan.able);
      if (await done) onDone?.(plan.able);
    },
    prepare({ does }) {
      if (does.kind === "open" && does.screen !== undefined) void loadGuest(does.screen);
    },
    sent(view) {
      if (parts.opened.current?.view === view) parts.opened.current.tell();
      parts.opened.current = undefined;
    },
    hrefOf(action, row, listSearch) {
      if (action.does.kind === "external") return action.does.url;
      const target = targetOfAction(action, row, placeAt(listSearch));
      return target && manifest.settings.basePath + target.to;
    },
  };
}

/** Downloads are rare: they come with a chunk of their own. */
async function downloadLater(
  { api, toaster, speaker }: ScreenParts,
  action: ResolvedAction,
  rows: readonly Row[],
): Promise<boolean> {
  const { performDownload } = await import("../actions/perform-download");
  return performDownload({ api, toaster, speaker }, action, rows);
}

/** What the form is about, of each of its rows. */
function ofEach({ of = [] }: FormView): ResolvedSend {
  return Object.fromEntries(of.map(({ name }) => [name, { from: "each", field: name }]));
}
