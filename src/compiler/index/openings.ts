import type { ConfigAction } from "../../model/config/screen";
import { once } from "../read/once";
import { groupBy } from "./group-by";
import type { Scope } from "./scope";
import { viewNamed } from "./targets";
import type { ActionUse, SubjectInfo, ViewInfo, ViewName } from "./views";

/**
 * A view that an action opens, and where it is seen: on a page that is gone to (`address`), as a guest over the present page of
 * another subject, or as a view of its own file.
 */
export type Opening = { info: ViewInfo } & ({ way: "own" | "guest" } | { way: "address"; address: string });

/** What an action opens; undefined where it opens nothing that exists. */
export function openingOf(
  subjects: readonly SubjectInfo[],
  { action, info }: Pick<ActionUse, "action" | "info">,
): Opening | undefined {
  const opens = action?.opens;
  if (opens === undefined) return undefined;
  const name = openedName(info.subject.name, opens);
  const opened = viewNamed(subjects, name);
  const over = typeof opens === "string" ? undefined : opens.on;
  if (!opened) return undefined;
  if (over === undefined && name.screen === info.subject.name) return { info: opened, way: "own" };
  const address = opened.view.route ?? over;
  return address === undefined ? { info: opened, way: "guest" } : { info: opened, way: "address", address };
}

/** The action that follows an action's success, if one does and exists. */
export function nextAction({ action, info }: Pick<ActionUse, "action" | "info">): ConfigAction | undefined {
  return action?.next === undefined ? undefined : info.subject.value.actions?.[action.next];
}

/** The address that an action leads to; undefined where it leads to none, or out of the console. */
export function addressOfAction(
  subjects: readonly SubjectInfo[],
  use: Pick<ActionUse, "action" | "info">,
): string | undefined {
  const link = use.action?.link;
  if (link !== undefined) return typeof link === "string" ? link : undefined;
  const opening = openingOf(subjects, use);
  return opening?.way === "address" ? opening.address : undefined;
}

/** The view that a name means in a file: one of the file itself, or of any. */
export function openedName(subject: string, opens: string | ViewName): ViewName {
  return typeof opens === "string" ? { screen: subject, view: opens } : { screen: opens.screen, view: opens.view };
}

/** Every place that opens a view and hands it what is there: not those that lead to the page over which it opens. */
export function openersOf({ subjects }: Scope, view: ViewInfo): readonly ActionUse[] {
  return openers(subjects).get(view) ?? [];
}

const openers = once((subjects: readonly SubjectInfo[]) =>
  groupBy(
    subjects.flatMap(({ uses }) => uses),
    (use) => {
      const opening = openingOf(subjects, use);
      return opening && opening.way !== "address" ? opening.info : undefined;
    },
  ),
);
