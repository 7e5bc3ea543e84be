import type { PaletteRecords } from "../../model/palette";
import type { Words } from "../../model/words";
import { readAnswer } from "../../render/list/read-answer";
import { linkAddress } from "../../render/shared/target";
import { resolveSend } from "../../render/shared/resolve-send";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { openPages } from "../../state/open-pages";
import { type PaletteItem, type PaletteSources, sameWords } from "./palette-items";

/** Shorter texts are not looked for. */
export const SHORTEST = 2;
/** So many rows of a list are looked at for exact matches. */
const ASKED = 20;
/** So many of them are offered, besides exact matches. */
const OFFERED = 3;

/** A list whose rows the user can find, with the title of its page. */
export interface FindableList {
  list: PaletteRecords;
  title: Words;
}

/** What a list has for a text. */
export interface FoundRecords extends FindableList {
  /** Rows with exactly this number or name. */
  exact: PaletteItem[];
  /** Others that the call found. */
  similar: PaletteItem[];
}

/** The lists whose pages, and whose rows, open to the user. */
export function findableLists({ manifest, session, index }: PaletteSources): FindableList[] {
  const titles = new Map(openPages(manifest, session).map(({ route }) => [route.path, route.title]));
  return (index?.records ?? []).flatMap((list) => {
    const title = titles.get(list.path);
    const may = list.permission.every(session.permits) && session.offers({ providers: list.providers ?? [] });
    return title && may ? [{ list, title }] : [];
  });
}

/** Whether a list can be asked for a text at all. */
export function takesText({ maxLength = Infinity, pattern = "" }: PaletteRecords, text: string): boolean {
  return text.length >= SHORTEST && text.length <= maxLength && new RegExp(pattern, "u").test(text);
}

/** The request by which a list is asked for a text. */
export function recordsRequest({ send, param, paged }: PaletteRecords, text: string): Record<string, unknown> {
  return { ...resolveSend(send, []), [param]: text, ...(paged && { pageSize: ASKED }) };
}

/** The items of an answer. */
export function foundRecords({ list, title }: FindableList, answer: unknown, text: string): FoundRecords {
  const items = (readAnswer(answer)?.rows ?? []).slice(0, ASKED).flatMap((row) => recordItem(list, row) ?? []);
  const wanted = text.toLowerCase();
  const isExact = ({ names }: RecordItem): boolean => names.some((name) => name.toLowerCase() === wanted);
  return {
    list,
    title,
    exact: items.filter(isExact).map(({ item }) => ({ ...item, trail: [title, ...item.trail] })),
    similar: items
      .filter((item) => !isExact(item))
      .slice(0, OFFERED)
      .map(({ item }) => item),
  };
}

interface RecordItem {
  item: PaletteItem;
  /** All that the row is called by. */
  names: string[];
}

/** A row as an item; undefined where it has nothing to be called by, or not what its address needs. */
function recordItem({ path, names, opens }: PaletteRecords, row: Row): RecordItem | undefined {
  const [heading, ...others] = names.map((name) => textsOf(row[name]));
  const to = linkAddress(opens, [row]);
  const name = heading?.join(" ") || others.flat()[0];
  if (to === undefined || !name) return undefined;
  const facts = others.flat().filter((fact) => fact !== name);
  return {
    item: { key: `record ${path} ${to}`, kind: "record", words: sameWords(name), trail: facts.map(sameWords), to },
    names: [...(heading ?? []), ...others.flat()],
  };
}

function textsOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => valueText(one) ?? []);
}
