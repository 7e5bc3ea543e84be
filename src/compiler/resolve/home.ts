import type { ConfigHome, ConfigHomeCard, ConfigHomeTarget } from "../../model/config/home";
import type {
  BoardCard,
  BoardPlace,
  ChecklistItem,
  HomeCard,
  HomeCardBase,
  HomeLink,
  HomeList,
  HomePart,
  ResolvedHome,
  TodoItem,
} from "../../model/resolved-home";
import { figureHeight } from "../../model/resolved-dashboard";
import type { LinkDoes } from "../../model/resolved-view";
import { valueOf } from "../api/names";
import type { HomeCardOf } from "../index/home";
import { pickShape } from "../index/pick-shape";
import type { Scope } from "../index/scope";
import { viewNamed } from "../index/targets";
import { isKind } from "../index/views";
import { compact } from "./context";
import { resolveCounted } from "./counted";
import { wordsOf } from "./fields";
import { resolveOpened } from "./links";
import { providersOf } from "./providers";

/** Home of both modes. */
export function resolveHomes(scope: Scope): HomePart {
  return Object.fromEntries(
    scope.program.menus.map(({ value }) => [value.mode, resolveHome(scope, value.home)]),
  ) as HomePart;
}

function resolveHome(scope: Scope, home: ConfigHome): ResolvedHome {
  return { words: wordsOf(home), cards: home.cards.map((card) => resolveCard(scope, card)) };
}

function resolveCard(scope: Scope, card: ConfigHomeCard): HomeCard {
  const base: HomeCardBase = {
    name: card.name,
    words: wordsOf(card),
    size: card.size ?? (card.card === "list" ? "half" : "full"),
    ...(card.hidden ? { hidden: true } : {}),
  };
  switch (card.card) {
    case "todos":
      return { ...base, card: "todos", none: card.none, items: card.items.flatMap((item) => resolveTodo(scope, item)) };
    case "checklist":
      return { ...base, card: "checklist", items: card.items.flatMap((item) => resolveStep(scope, item)) };
    case "list":
      return { ...base, ...resolveList(scope, card) };
    case "board":
      return { ...base, ...resolveBoard(scope, card) };
    case "links":
      return { ...base, card: "links", links: card.links.map((link) => resolveLink(scope, link)) };
    case "usedClouds":
      return { ...base, card: "usedClouds", ...(card.route === undefined ? {} : { route: card.route }) };
    case "otherClouds":
    case "areas":
      return { ...base, card: card.card };
  }
}

function resolveTodo(scope: Scope, item: HomeCardOf<"todos">["items"][number]): TodoItem[] {
  const { name, tone, first } = item;
  const rows = resolveCounted(scope, item.rows, first);
  if (!rows) return [];
  const { field, left, over } = first ?? {};
  const due = field !== undefined && left ? { first: { field, left, ...(over ? { over } : {}) } } : {};
  return [{ name, words: wordsOf(item), ...(tone ? { tone } : {}), rows, ...due }];
}

function resolveStep(scope: Scope, item: HomeCardOf<"checklist">["items"][number]): ChecklistItem[] {
  const rows = resolveCounted(scope, item.rows);
  const opened = viewNamed(scope.subjects, item.opens);
  if (!rows || !opened) return [];
  return [
    compact<ChecklistItem>({
      name: item.name,
      words: wordsOf(item),
      hint: item.hint,
      rows,
      atLeast: item.atLeast ?? 1,
      opens: openedAt(scope, item.opens),
      permission: opened.operation?.permission,
      ...providersOf(opened.serves),
    }),
  ];
}

function resolveBoard(
  { program, subjects }: Scope,
  { screen, view }: HomeCardOf<"board">,
): Omit<BoardCard, keyof HomeCardBase> {
  const info = viewNamed(subjects, { screen, view });
  const cards = isKind(info, "dashboard") ? info.view.cards : [];
  return {
    card: "board",
    screen,
    view,
    cards: cards.map((card) =>
      compact<BoardPlace>({
        card: card.card,
        permission: program.api.operation(card.call)?.permission,
        ...(card.card === "figure" ? { height: figureHeight(card) } : {}),
      }),
    ),
  };
}

function resolveLink(
  { program }: Scope,
  { route, zh, en, for: followedFor = route, call }: HomeCardOf<"links">["links"][number],
): HomeLink {
  const operation = call === undefined ? undefined : program.api.operation(call);
  return compact<HomeLink>({
    route,
    for: followedFor,
    ...(zh !== undefined && en !== undefined ? { words: { zh, en } } : {}),
    permission: operation?.permission,
    ...providersOf([operation]),
  });
}

function resolveList(scope: Scope, list: HomeCardOf<"list">): Omit<HomeList, keyof HomeCardBase> {
  const { call, send = {}, heading, time, rows, failed } = list;
  const operation = scope.program.api.operation(call);
  const shape = operation && pickShape(operation, undefined, Object.keys(send), []).shape;
  const input = Object.entries(send).map(([key, { value }]) => [
    key,
    valueOf(shape?.properties.get(key)?.names, value),
  ]);
  return {
    card: "list",
    call,
    input: Object.fromEntries(input) as HomeList["input"],
    heading,
    time,
    rows,
    opens: openedAt(scope, list.opens),
    all: { ...openedAt(scope, list.all), words: wordsOf(list.all) },
    ...(failed ? { failed } : {}),
  };
}

function openedAt(scope: Scope, { screen, view, on, send }: ConfigHomeTarget): LinkDoes {
  return resolveOpened(scope, { screen, view, on }, send);
}
