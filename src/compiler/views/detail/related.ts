import type { ConfigRelated } from "../../../model/config/detail";
import type { ConfigList } from "../../../model/config/list";
import type { ConfigDashboard } from "../../../model/config/dashboard";
import type { OfCalls } from "../../index/pick-shape";
import type { Scope } from "../../index/scope";
import { viewNamed } from "../../index/targets";
import { isKind, type ViewInfo } from "../../index/views";

/** The view that a related list names; undefined where there is none of that name, or it is no list. */
export function relatedList(
  { subjects }: Pick<Scope, "subjects">,
  related: ConfigRelated,
): ViewInfo<ConfigList> | undefined {
  const found = viewNamed(subjects, related);
  return isKind(found, "list") ? found : undefined;
}

/** A board as far as a tab that shows it has to know it. */
export type RelatedBoard = ViewInfo<ConfigDashboard> & OfCalls;

/** The board that it names instead: one that says what it is of. */
export function relatedBoard({ subjects }: Pick<Scope, "subjects">, related: ConfigRelated): RelatedBoard | undefined {
  const found = viewNamed(subjects, related);
  return isKind(found, "dashboard") && found.view.of ? (found as RelatedBoard) : undefined;
}
