import type { ConfigRelated } from "../../model/config/detail";
import type { ConfigView } from "../../model/config/screen";
import type { DetailSection, DetailTab, DetailView, RelatedList } from "../../model/resolved-view";
import { detailSections, type PlacedSection } from "../index/detail-sections";
import { fieldUses } from "../index/field-uses";
import { relatedList } from "../index/related";
import type { ViewInfo } from "../index/views";
import { permissionOf, resolveActions } from "./actions";
import { resolveWhen } from "./conditions";
import { compact, type ResolveContext } from "./context";
import { resolveShown, wordsOf } from "./fields";
import { resolveSend } from "./sources";
import { viewSend } from "./view-send";

/** What a detail has besides what every view has. */
type DetailPart = Omit<DetailView, "name" | "title" | "route">;
type ConfigDetail = Extract<ConfigView, { kind: "detail" }>;

/** A detail with its figures, sections, tabs and related lists. */
export function resolveDetail(context: ResolveContext, info: ViewInfo, view: ConfigDetail): DetailPart {
  const [onOpen] = resolveActions(context, info, "onOpen");
  const placed = detailSections(view).map((each) => ({
    at: each.path.join("."),
    section: resolveSection(context, info, view, each),
  }));
  const below = (start: string): DetailSection[] =>
    placed.flatMap(({ at, section }) => (at.startsWith(`${start}.`) ? [section] : []));
  const figures = fieldUses(info).filter(({ path }) => path[2] === "figures");
  return compact<DetailPart>({
    kind: "detail",
    call: view.call,
    send: viewSend(info),
    ...(view.title === undefined ? {} : { heading: view.title }),
    ...(figures.length > 0 ? { figures: figures.map((use) => resolveShown(context, use, [])) } : {}),
    sections: below("sections"),
    ...(view.tabs
      ? {
          tabs: view.tabs.map((tab, index) => ({
            ...resolveTab(context, tab),
            sections: below(`tabs.${index}.sections`),
          })),
        }
      : {}),
    ...(view.panel ? { panel: view.panel } : {}),
    actions: resolveActions(context, info, "actions"),
    ...(onOpen ? { onOpen } : {}),
    ...(view.refreshWhile ? { refreshWhile: resolveWhen(view.refreshWhile, info.row?.properties) } : {}),
  });
}

function resolveSection(
  context: ResolveContext,
  info: ViewInfo,
  view: ConfigDetail,
  { section, path }: PlacedSection,
): DetailSection {
  const start = [...info.path, ...path, ""].join(".");
  const uses = fieldUses(info).filter((use) => use.path.join(".").startsWith(start));
  const [form] = resolveActions(context, info, "form", start);
  const layout = section.layout ?? (section.columns === 1 ? "single" : undefined);
  return {
    words: wordsOf(section),
    fields: uses.map((use) => resolveShown(context, use, view.actions ?? [])),
    ...(layout ? { layout } : {}),
    ...(form ? { form } : {}),
  };
}

function resolveTab(
  context: ResolveContext,
  tab: NonNullable<ConfigDetail["tabs"]>[number],
): Omit<DetailTab, "sections"> {
  const related = tab.related && resolveRelated(context, tab.related);
  return { name: tab.name, words: wordsOf(tab), ...(related ? { related } : {}) };
}

function resolveRelated({ scope }: ResolveContext, related: ConfigRelated): RelatedList | undefined {
  const list = relatedList(scope, related);
  if (!list?.operation || !list.shape) return undefined;
  const { operation, shape } = list;
  return {
    screen: related.screen,
    view: related.view,
    filter: resolveSend(related.filter, shape),
    permission: permissionOf([operation]),
    ...(operation.self === undefined ? {} : { self: operation.self }),
  };
}
