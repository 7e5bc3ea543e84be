import type { ResolvedRoute, ResolvedView } from "../../model/resolved";
import type { Visit } from "../checks/check";
import type { Description } from "../api/description";
import type { ActionUse, BareView, CallInputs, FieldUse, ViewInfo } from "../index/views";
import type { ResolveContext } from "../resolve/context";

/** What of a view is looked up in a way of its kind: what the API says about its calls, before anything else is asked. */
export type LookedUp<I extends ViewInfo> = Omit<I, keyof BareView | keyof Listed>;

/** What follows from that. */
export type Listed = Pick<ViewInfo, "fields" | "calls" | "actions" | "filledBy" | "serves" | "shows" | "leadsTo">;

/** A view's own part of what the browser gets. */
export type Part<V extends ResolvedView> = Omit<V, "name" | "title" | "route" | "help" | "notice">;

/** Part of some kind of view. */
export type AnyPart = { [V in ResolvedView as V["kind"]]: Part<V> }[ResolvedView["kind"]];

/**
 * All that the compiler has to know of a kind of view. Its shape is in src/model/config/<kind>.ts; whatever else concerns
 * this kind and no other is in its folder here, behind these functions. What is left out is nothing.
 */
export interface ViewKind<I extends ViewInfo> {
  /** What the API says about its calls. */
  lookUp: (api: Description, view: BareView<I["view"]>) => LookedUp<I>;
  /** Every place where it lists a field. */
  fields?: (info: I) => FieldUse[];
  /** The calls it makes by itself. */
  calls?: (info: I) => CallInputs[];
  /** Every place where it lists an action. */
  actions?: (info: I) => ActionUse[];
  /** The calls that who is admitted has to be allowed. */
  filledBy?: (info: I, api: Description) => ViewInfo["filledBy"];
  /** The operations it is of no use without. */
  serves?: (info: I, api: Description) => ViewInfo["serves"];
  /** Views that it shows by itself. */
  shows?: (info: I) => ViewInfo["shows"];
  /** Lists that parts of it lead to. */
  leadsTo?: (info: I) => ViewInfo["leadsTo"];
  /** What has to be right about this kind and no other. */
  checks: readonly Visit<I>[];
  /** What its address says about it before its screen is loaded. */
  route?: (view: I["view"]) => Pick<ResolvedRoute, "kind" | "page" | "help">;
  /** Its part of what the browser gets. */
  resolve: (context: ResolveContext, info: I) => AnyPart;
}
