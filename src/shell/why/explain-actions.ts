import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { DetailSection, ResolvedAction } from "../../model/resolved-view";
import type { ScreenSources } from "../../model/sources";
import type { Mode } from "../../model/config/mode";
import { type Actor, availabilityOf, rowObstacle } from "../../render/actions/availability";
import type { Obstacle } from "../../render/shared/obstacle";
import type { Row } from "../../widgets/contract";
import { type Because, conditionsOf, type Finding, missingReasons, placeOf } from "./findings";

/** A view as its user has it. */
export interface ExplainedView {
  /** As it was compiled, whatever services are missing. */
  whole: ResolvedScreen;
  /** As the console draws it. */
  offered: ResolvedScreen;
  /** Name of the view. */
  view: string;
  sources: ScreenSources;
  actor: Actor;
  mode: Mode;
  missingProviders: readonly string[];
  /** The row at hand: the one chosen, or that of a detail. */
  row: Row | undefined;
}

/** The actions of a view that are hidden or disabled, or would be for some rows, and why. */
export function actionFindings(explained: ExplainedView): Finding[] {
  const { whole, offered, view } = explained;
  const here = offered.views[view];
  const kept = new Set((here ? actionsOf(here) : []).map(({ name }) => name));
  const shown = whole.views[view];
  const unique = new Map((shown ? actionsOf(shown) : []).map((action) => [action.name, action]));
  return [...unique.values()].flatMap((action) => actionFinding(action, kept.has(action.name), explained));
}

/** The actions that a view lists. */
function actionsOf(view: ResolvedView): ResolvedAction[] {
  switch (view.kind) {
    case "list":
      return [...view.actions, ...view.rowActions, ...view.bulkActions];
    case "detail": {
      const sections: DetailSection[] = [...view.sections, ...(view.tabs ?? []).flatMap((tab) => tab.sections)];
      return [...view.actions, ...sections.flatMap(({ form }) => form ?? []), ...(view.onOpen ? [view.onOpen] : [])];
    }
    case "form":
      return [...(view.next ?? []), ...(view.onward ? [view.onward] : [])];
    case "dashboard":
      return view.actions;
    case "page":
      return [];
  }
}

function actionFinding(action: ResolvedAction, isOffered: boolean, explained: ExplainedView): Finding[] {
  const { sources, row, mode, actor, offered, missingProviders } = explained;
  const lines = sources.actions[action.name];
  const place = placeOf(sources.file, lines?.line);
  const base = { key: `action ${action.name}`, words: action.words, name: action.name, ...place };
  if (!isOffered) {
    const because = missingReasons(action.providers, missingProviders);
    return [{ ...base, state: "hidden", because }];
  }
  const conditions = conditionsOf(action.when, row, placeOf(sources.file, lines?.when));
  const does = action.does;
  if (does.kind === "link" && does.mode !== undefined && does.mode !== mode)
    return [{ ...base, state: "hidden", because: [{ kind: "otherConsole", mode: does.mode }] }];
  const hiding = action.hides && row ? rowObstacle(action, row, offered) : undefined;
  if (hiding) return [{ ...base, state: "hidden", because: [...obstacleReasons(hiding), ...conditions] }];
  const available = availabilityOf(action, row ? [row] : [], actor, offered);
  if (!available.possible) {
    const because = [...codesOf(action, actor), ...obstacleReasons(available.obstacle), ...conditions];
    return [{ ...base, state: "disabled", because }];
  }
  if (row || conditions.length === 0) return [];
  return [{ ...base, state: "depends", because: [...codesOf(action, actor), ...conditions, ...hides(action)] }];
}

/** The codes that an action asks for, each held or missing. */
function codesOf({ permission }: ResolvedAction, actor: Actor): Because[] {
  return permission.map((codes) => ({ kind: "codes", codes, held: actor.permits(codes) }));
}

/** What is not told by the codes and conditions beside it. */
function obstacleReasons(obstacle: Obstacle): Because[] {
  if (obstacle.kind === "state" && obstacle.why === undefined) return [];
  return [{ kind: "obstacle", obstacle }];
}

function hides({ hides: isHidden }: ResolvedAction): Because[] {
  return isHidden ? [{ kind: "plain", text: "hidesItself" }] : [];
}
