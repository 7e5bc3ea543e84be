import type { Words } from "../../model/words";
import { positionAt, type Place, type Position } from "../read/config-file";
import type { Params } from "./fill";

/** Where something stands. */
export interface Spot extends Position {
  /** Path from the root of the project: "config/screens/cost/recharge.json". */
  file: string;
}

/** The other place that a mistake is about, and the list that it stands in there. */
export interface Other {
  /** Looked up when a mistake is reported: places are handed on more often than named. */
  spot: () => Spot;
  list?: string | undefined;
}

/** What fills the words of a mistake; one of them may be another place. */
export type MistakeParams = Readonly<Record<string, Params[string] | Other>>;

/** A place as what a mistake is related to. */
export function otherPlace(place: Place): Other {
  const [list, item] = place.path.slice(-2);
  return {
    spot: () => ({ file: place.file.path, ...positionAt(place) }),
    ...(typeof list === "string" && typeof item === "number" && { list }),
  };
}

/** The parameters in words, places as they are called from `file`: "line 41", or "config/menu/operations.json:41". */
export function placesInWords(file: string, params: MistakeParams): { words: Params; related?: Spot } {
  const other = Object.values(params).find(isOther);
  const words = Object.entries(params).map(([name, param]) => [name, isOther(param) ? inWords(file, param) : param]);
  return { words: Object.fromEntries(words) as Params, ...(other && { related: other.spot() }) };
}

function isOther(param: MistakeParams[string]): param is Other {
  return typeof param === "object" && "spot" in param;
}

function inWords(file: string, { spot: spotOf, list }: Other): Words {
  const spot = spotOf();
  if (spot.file !== file) return { zh: `${spot.file}:${spot.line}`, en: `${spot.file}:${spot.line}` };
  const [zh, en] = list === undefined ? ["", ""] : [`${list}，`, `${list}, `];
  return { zh: `${zh}第 ${spot.line} 行`, en: `${en}line ${spot.line}` };
}
