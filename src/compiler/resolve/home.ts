import type { ConfigHome, ConfigHomeList, ConfigHomeTarget } from "../../model/config/home";
import type { HomeBlock, HomeList, ResolvedHome } from "../../model/resolved-home";
import type { LinkDoes } from "../../model/resolved-view";
import { valueOf } from "../api/names";
import { pickShape } from "../index/pick-shape";
import type { Scope } from "../index/scope";
import { compact } from "./context";
import { wordsOf } from "./fields";
import { resolveOpened } from "./links";

/** Home of one mode. */
export function resolveHome(scope: Scope, home: ConfigHome): ResolvedHome {
  return {
    words: wordsOf(home),
    above: home.above.map(resolveBlock),
    beside: home.beside.map((list) => resolveList(scope, list)),
  };
}

function resolveBlock(block: ConfigHome["above"][number]): HomeBlock {
  if (block.block === "usedClouds" || block.block === "otherClouds") return block;
  if (block.block === "board") return { block: "board", words: wordsOf(block), screen: block.screen, view: block.view };
  const links = block.links.map((link) => ({ route: link.route, for: link.for ?? link.route }));
  return { block: "links", words: wordsOf(block), links };
}

function resolveList(scope: Scope, list: ConfigHomeList): HomeList {
  const { name, call, send = {}, heading, time, failed } = list;
  const operation = scope.program.api.operation(call);
  const shape = operation && pickShape(operation, undefined, Object.keys(send), []).shape;
  const input = Object.entries(send).map(([key, { value }]) => [
    key,
    valueOf(shape?.properties.get(key)?.names, value),
  ]);
  return compact<HomeList>({
    name,
    words: wordsOf(list),
    call,
    input: Object.fromEntries(input) as HomeList["input"],
    heading,
    time,
    opens: openedAt(scope, list.opens),
    all: { ...openedAt(scope, list.all), words: wordsOf(list.all) },
    ...(failed ? { failed } : {}),
  });
}

function openedAt(scope: Scope, { screen, view, on, send }: ConfigHomeTarget): LinkDoes {
  return resolveOpened(scope, { screen, view, on }, send);
}
