import type { ConfigHome, ConfigHomeList, ConfigHomeTarget } from "../../model/config/home";
import type { HomeBlock, HomeList, ResolvedHome } from "../../model/resolved-home";
import type { LinkDoes } from "../../model/resolved-view";
import { valueOf } from "../api/names";
import { pickShape } from "../index/pick-shape";
import type { Scope } from "../index/scope";
import { pageOf, viewNamed } from "../index/targets";
import { compact } from "./context";
import { wordsOf } from "./fields";
import { resolveTarget } from "./links";

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
  const { name, call, send = {}, heading, time, none, failed } = list;
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
    opens: resolveOpening(scope, list.opens),
    all: { ...resolveOpening(scope, list.all), words: wordsOf(list.all) },
    ...(none ? { none } : {}),
    ...(failed ? { failed } : {}),
  });
}

/** The address of a view; a view without one opens over the subject's list, for the row that `id` names. */
function resolveOpening(scope: Scope, target: ConfigHomeTarget): LinkDoes {
  const info = viewNamed(scope.subjects, target);
  const page = info && pageOf(scope.subjects, info);
  return resolveTarget(scope, page ?? "", target.send ?? {}, info?.view.route === undefined ? target.view : undefined);
}
