import type { DashboardView } from "../../model/resolved-dashboard";
import type { FormView } from "../../model/resolved-form";
import type { ListView } from "../../model/resolved-list";
import type { DetailTab, DetailView, ShownField } from "../../model/resolved-view";
import type { Words } from "../../model/words";
import type { ResolvedView } from "../../model/resolved";
import { type Guarded, givenTo, withheldIn } from "../../render/shared/given-screen";
import { isShown } from "../../render/fields/field-list";
import { layColumns } from "../../render/list/columns/layout";
import type { ColumnPreference } from "../../render/list/columns/preference";
import type { ExplainedView } from "./explain-actions";
import { type Because, conditionsOf, type Finding, missingReasons, type PlainReason, placeOf } from "./findings";

/** What the user wants of a list's columns: their own setting, and those that the address names. */
export interface WantedColumns {
  preference: ColumnPreference;
  named: readonly string[] | undefined;
}

/** The columns, fields, inputs, tabs and cards of a view that are left out, and why. */
export function fieldFindings(explained: ExplainedView, wanted: WantedColumns): Finding[] {
  const view = explained.whole.views[explained.view];
  return view ? [...withheldFindings(view, explained), ...findingsIn(view, wanted, explained)] : [];
}

/** Values that need codes of their own: not there at all for those who hold none of them. */
function withheldFindings(view: ResolvedView, explained: ExplainedView): Finding[] {
  const fields = withheldIn(view, explained.actor.permits).filter((each) => isField(each));
  return [...new Map(fields.map((field) => [field.name, field])).values()].map((field) =>
    finding(field, "hidden", [{ kind: "codes", codes: field.permission, held: false }], explained),
  );
}

/** Cards are told by themselves. */
function isField(each: Guarded): each is Guarded & Pick<ShownField, "name" | "words"> {
  return "words" in each && "name" in each && !("card" in each);
}

function findingsIn(whole: ResolvedView, wanted: WantedColumns, explained: ExplainedView): Finding[] {
  const view = whole.kind === "dashboard" ? whole : givenTo(whole, explained.actor.permits);
  switch (view.kind) {
    case "list":
      return columnFindings(view, wanted, explained);
    case "detail":
      return [...detailFindings(view, explained), ...(view.tabs ?? []).flatMap((tab) => tabFindings(tab, explained))];
    case "form":
      return formFindings(view, explained);
    case "dashboard":
      return cardFindings(view, explained);
    default:
      return [];
  }
}

function columnFindings(view: ListView, { preference, named }: WantedColumns, explained: ExplainedView): Finding[] {
  return layColumns(view, preference, named)
    .columns.filter(({ shown }) => !shown)
    .map(({ column }) => {
      const isOwn = preference.hidden?.includes(column.name) === true;
      const text: PlainReason = named ? "namedColumns" : isOwn ? "ownColumns" : "optional";
      return finding(column, "hidden", [{ kind: "plain", text }], explained);
    });
}

function detailFindings(view: DetailView, explained: ExplainedView): Finding[] {
  const { row } = explained;
  const sections = [...view.sections, ...(view.tabs ?? []).flatMap((tab) => tab.sections)];
  const fields = [...(view.figures ?? []), ...sections.flatMap((section) => section.fields)];
  if (!row) return [];
  return fields
    .filter((field) => !isShown(field, row))
    .map((field) => {
      const absent: Because[] = row[field.name] === undefined ? [{ kind: "plain", text: "absent" }] : [];
      return finding(field, "hidden", [...absent, ...conditionsOf(field.when, row)], explained);
    });
}

/** Tabs of lists: one that needs what is missing is not there, one that needs a code says so. */
function tabFindings(tab: DetailTab, { sources, view, actor, missingProviders }: ExplainedView): Finding[] {
  const part = tab.related ?? tab.metrics;
  const base = {
    key: `tab ${tab.name}`,
    words: tab.words,
    name: tab.name,
    ...placeOf(sources.file, sources.views[view]),
  };
  const services = missingReasons(part?.providers, missingProviders);
  if (services.length > 0) return [{ ...base, state: "hidden", because: services }];
  const codes = (tab.related?.permission ?? []).filter((anyOf) => !actor.permits(anyOf));
  const because = codes.map((anyOf): Because => ({ kind: "codes", codes: anyOf, held: false }));
  return because.length > 0 ? [{ ...base, state: "refused", because }] : [];
}

/** Inputs that show only with certain values of others, and choices that need what is missing. */
function formFindings(view: FormView, explained: ExplainedView): Finding[] {
  return view.sections
    .flatMap((section) => section.fields)
    .flatMap((field) => {
      const services = missingReasons(Object.values(field.valueProviders ?? {}), explained.missingProviders);
      const because = [...services, ...conditionsOf(field.when, undefined)];
      return because.length > 0 ? [finding(field, "depends", because, explained)] : [];
    });
}

function cardFindings(view: DashboardView, { sources, actor, view: name }: ExplainedView): Finding[] {
  return view.cards
    .filter(({ permission }) => permission !== undefined && !actor.permits(permission))
    .map(({ name: card, words, permission = [] }) => ({
      key: `card ${card}`,
      words,
      name: card,
      state: "hidden",
      because: [{ kind: "codes", codes: permission, held: false }],
      ...placeOf(sources.file, sources.views[name]),
    }));
}

function finding(
  { name, words }: { name: string; words: Words },
  state: Finding["state"],
  because: Because[],
  { sources }: ExplainedView,
): Finding {
  return { key: `field ${name}`, words, name, state, because, ...placeOf(sources.file, sources.fields[name]) };
}
