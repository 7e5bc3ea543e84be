import type { Scope } from "../index/scope";
import { handedOver, rowsUnknown } from "../index/at-hand";
import { needsOf } from "../index/call-inputs";
import { openingOf } from "../index/openings";
import { parametersOf, type ActionUse } from "../index/views";
import { at, declared, eachUse } from "./check";

/** What follows an action's success leads somewhere, and gets from the row what its address or its call needs. */
export const checkDestinations = eachUse<Scope>((use, report, { scope }) => {
  const { action, info, name, rows } = use;
  const next = action?.next;
  if (next === undefined) return;
  const place = at(info.subject, ["actions", name, "next"]);
  const names = declared(info.subject.raw, "actions");
  if (!names.includes(next)) return report(place, "CFG_UNKNOWN_ACTION", { name: next }, names);
  const needs = needsOfNext(scope, use, next);
  if (!needs) return;
  if (needs === "nowhere") return report(place, "CFG_LEADING_ACTION_NEEDED", { name: next });
  if (rows === "many") return report(place, "CFG_NEXT_OF_MANY", { name });
  if (rowsUnknown(use)) return;
  const atHand = handedOver(use);
  for (const needed of needs) {
    if (!atHand.has(needed))
      report(place, "CFG_MISSING_CONTEXT", {
        view: next,
        name: needed,
        place: rows === "one" ? { zh: "行", en: "row" } : { zh: "页面", en: "page" },
      });
  }
});

/** What the action named needs to lead on; undefined where what it opens or links to is a mistake of its own. */
function needsOfNext({ subjects }: Scope, { info }: ActionUse, name: string): string[] | "nowhere" | undefined {
  const next = info.subject.value.actions?.[name];
  // Filters there would be lost.
  if (typeof next?.link === "string" && !next.send) return parametersOf(next.link);
  if (!next || typeof next.opens !== "string") return next && "nowhere";
  const opened = openingOf(subjects, { action: next, info })?.info;
  if (!opened) return undefined;
  return opened.view.route === undefined ? needsOf(opened).map((need) => need.name) : opened.params;
}
