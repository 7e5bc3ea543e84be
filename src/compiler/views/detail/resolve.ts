import { detailAsWritten, type ConfigDetail, type ConfigRelated } from "../../../model/config/detail";
import type { DetailSection, DetailTab, DetailView, RelatedBoard, RelatedList } from "../../../model/resolved-view";
import { inPart, inSlot } from "../../index/field-uses";
import { permissionOf, resolveActions } from "../../resolve/actions";
import { asWritten } from "../../resolve/as-written";
import { resolveWhen } from "../../resolve/conditions";
import { compact, type ResolveContext } from "../../resolve/context";
import { wordsOf } from "../../resolve/fields";
import { resolveShown } from "../../resolve/shown";
import { providersOf } from "../../resolve/providers";
import { resolveSend, resolveSource } from "../../resolve/sources";
import { viewSend } from "../../resolve/view-send";
import type { Part } from "../kind";
import type { DetailInfo } from "./info";
import { resolveMetrics } from "./metrics";
import { relatedBoard, relatedList } from "./related";
import { detailSections, type PlacedSection } from "./sections";

/** A detail with its figures, sections, tabs and related lists. */
export function resolveDetail(context: ResolveContext, info: DetailInfo): Part<DetailView> {
  const { view } = info;
  const [onOpen] = resolveActions(context, info, "onOpen");
  const placed = detailSections(view).map((each, part) => ({
    tab: each.tab,
    section: resolveSection(context, info, each, part),
  }));
  const below = (tab?: number): DetailSection[] => placed.flatMap((each) => (each.tab === tab ? [each.section] : []));
  const figures = inSlot(info, "figure");
  return compact<Part<DetailView>>({
    kind: "detail",
    call: view.call,
    send: viewSend(info),
    ...(view.title === undefined ? {} : { heading: view.title }),
    ...(figures.length > 0 ? { figures: figures.map((use) => resolveShown(context, use, [])) } : {}),
    sections: below(),
    ...(view.tabs
      ? { tabs: view.tabs.map((tab, index) => ({ ...resolveTab(context, info, tab, index), sections: below(index) })) }
      : {}),
    ...asWritten(detailAsWritten, view),
    actions: resolveActions(context, info, "actions"),
    ...(onOpen ? { onOpen } : {}),
    ...(view.refreshWhile ? { refreshWhile: resolveWhen(view.refreshWhile, info.row?.properties) } : {}),
  });
}

function resolveSection(
  context: ResolveContext,
  info: DetailInfo,
  { section }: PlacedSection,
  part: number,
): DetailSection {
  const { actions = [] } = info.view;
  const [form] = resolveActions(context, info, "form", part);
  const layout = section.layout ?? (section.columns === 1 ? "single" : undefined);
  return {
    words: wordsOf(section),
    fields: inPart(info.fields, part).map((use) => resolveShown(context, use, actions)),
    ...(layout ? { layout } : {}),
    ...(section.sees ? { sees: section.sees } : {}),
    ...(section.beside ? { beside: true } : {}),
    ...(form ? { form } : {}),
  };
}

function resolveTab(
  context: ResolveContext,
  info: DetailInfo,
  tab: NonNullable<ConfigDetail["tabs"]>[number],
  index: number,
): Omit<DetailTab, "sections"> {
  const related = tab.related && resolveRelated(context, tab.related);
  const board = tab.related && resolveBoard(context, tab.related);
  const metrics = resolveMetrics(
    context,
    info.metrics.find((each) => each.tab === index),
  );
  return {
    name: tab.name,
    words: wordsOf(tab),
    ...(related ? { related } : {}),
    ...(board ? { board } : {}),
    ...(metrics ? { metrics } : {}),
  };
}

function resolveBoard({ scope }: ResolveContext, related: ConfigRelated): RelatedBoard | undefined {
  if (!relatedBoard(scope, related)) return undefined;
  const { screen, view, filter } = related;
  const sources = Object.entries(filter).map(([name, source]) => [name, resolveSource(source)] as const);
  return { screen, view, filter: Object.fromEntries(sources) };
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
    ...providersOf([operation]),
    ...(operation.self === undefined ? {} : { self: operation.self }),
  };
}
