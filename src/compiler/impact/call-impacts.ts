import type { Words } from "../../model/words";
import type { OperationDifference, PropertyDifference } from "../api-changes/differences";
import { lostCodes, type OperationChange } from "../api-changes/operation";
import { renamedWords, whatBecame } from "../api-changes/tell";
import { isBag } from "../changes/difference";
import { joined } from "../changes/values";
import { pagingNames } from "../index/field-uses";
import { namedOperations } from "../index/named-operations";
import { positionOf, type Path, type SourceFile, valueAt } from "../read/config-file";
import type { Around, Impact, PlacedImpact } from "./impact";
import { placeOfPath } from "./places";

/** What the compiler asks of every place itself: it breaks only where a check finds that config does not do it. */
const checked: ReadonlySet<OperationChange["about"]> = new Set(["danger", "edits"]);

/** What became of operations does to the places of a file that call them. */
export function callImpacts(around: Around): PlacedImpact[] {
  const { document, operations, used } = around;
  return namedOperations(document.value).flatMap(([path, id]) => {
    const difference = operations.get(id);
    if (!difference) return [];
    used.add(difference);
    const place = placeOfPath(path.slice(0, -1), document);
    const tell = (what: Words): Words => ({ zh: `${place.zh}：${id} ${what.zh}`, en: `${place.en}: ${id} ${what.en}` });
    const { is, renamedTo } = difference;
    if (!is) return whatBecame(difference).map((what) => ({ breaks: true, path, words: tell(what) }));
    return [
      ...(renamedTo === undefined ? [] : [{ breaks: true, path, words: tell(renamedWords(renamedTo)) }]),
      ...difference.changes.flatMap((each) => {
        const told = {
          breaks: each.effect !== "more" && !checked.has(each.about),
          words: tell(withPeople(each, difference, around)),
        };
        const openers = each.about === "permission" ? openersOf(document.value, path) : [];
        return [path, ...openers].map((at) => ({ ...told, path: at }));
      }),
      ...inputImpacts(difference, path, around, tell),
    ];
  });
}

/** The actions of the file that open the view that makes a call: they need the same codes. */
function openersOf(value: unknown, [part, view, key]: Path): Path[] {
  const actions = isBag(value) && isBag(value.actions) ? value.actions : {};
  if (part !== "views" || key !== "call") return [];
  return Object.entries(actions).flatMap(([name, action]) =>
    isBag(action) && action.opens === view ? [["actions", name, "opens"]] : [],
  );
}

/** A change of its codes says whom it closes the place, or opens it to. */
function withPeople(
  { about, words }: OperationChange,
  { was, is }: OperationDifference,
  { codeCalled }: Around,
): Words {
  if (about !== "permission" || !was || !is) return words;
  const called = (codes: readonly string[]): Words => joined(codes.map(codeCalled), { zh: "、", en: ", " });
  const lost = lostCodes(was, is);
  const now = called(is.permission ?? []);
  if (!is.permission) return after(words, { zh: "所有已登录用户均可使用", en: "every signed-in user can use it" });
  if (!lost)
    return after(words, { zh: `未持有${now.zh}的用户不再能使用`, en: `users without ${now.en} can no longer use it` });
  if (lost.length === 0)
    return after(words, { zh: `持有${now.zh}的用户均可使用`, en: `users with any of ${now.en} can use it` });
  const had = called(lost);
  return after(words, {
    zh: `持有${had.zh}而未持有${now.zh}的用户不再能使用`,
    en: `users with ${had.en} but without ${now.en} can no longer use it`,
  });
}

function after(words: Words, what: Words): Words {
  return { zh: `${words.zh}；${what.zh}`, en: `${words.en}; ${what.en}` };
}

/** What became of inputs that config sends, and of those by which a list is ordered and filtered. */
function inputImpacts(
  { properties }: OperationDifference,
  path: Path,
  { document, used }: Around,
  tell: (what: Words) => Words,
): PlacedImpact[] {
  const caller = path.slice(0, -1);
  const send = sentAt(document.value, caller);
  return properties
    .filter(({ side, path: name }) => side === "sent" && (Object.hasOwn(send, name) || pagingNames.has(name)))
    .flatMap((difference) => {
      used.add(difference);
      const isSent = Object.hasOwn(send, difference.path);
      const at = isSent ? [...caller, "send", difference.path] : path;
      return inputWords(difference).map(({ breaks, words }) => ({ breaks, path: at, words: tell(words) }));
    });
}

/** How many rows a page may have is asked of config/console.json, by a check of its own. */
function inputWords(difference: PropertyDifference): { breaks: boolean; words: Words }[] {
  const { path, was, is, renamedTo, changes } = difference;
  const name = ({ zh, en }: Words): Words => ({ zh: `的参数 ${path} ${zh}`, en: `input ${path}: ${en}` });
  if (!was || !is) return whatBecame(difference).map((what) => ({ breaks: was !== undefined, words: name(what) }));
  if (renamedTo !== undefined) return [{ breaks: true, words: name(renamedWords(renamedTo)) }];
  const sorting = (words: Words): Words => ({ zh: `的排序字段${words.zh}`, en: `${words.en} to sort by` });
  return changes.map(({ effect, words }) => ({
    breaks: effect === "others" || (effect === "fewer" && path !== "pageSize"),
    words: path === "sortField" ? sorting(words) : name(words),
  }));
}

function sentAt(value: unknown, path: Path): Readonly<Record<string, unknown>> {
  const holder = valueAt(value, path);
  return isBag(holder) && isBag(holder.send) ? holder.send : {};
}

/** What became of operations does to the parts written by hand that call them: what they send and read there is not looked at one by one. */
export function handwrittenImpacts(
  files: readonly SourceFile[],
  operations: Around["operations"],
  used: Around["used"],
): Impact[] {
  return files.flatMap(({ path: file, text }) =>
    [...text.matchAll(/\bcalls\.(\w+)/g)].flatMap(({ 1: id = "", index }): Impact[] => {
      const difference = operations.get(id);
      if (!difference) return [];
      used.add(difference);
      const { breaks, words } = byHand(difference);
      return [{ breaks, words, file, ...positionOf(text, index) }];
    }),
  );
}

function byHand(difference: OperationDifference): Pick<Impact, "breaks" | "words"> {
  const { id, is, renamedTo, changes, properties } = difference;
  const told = [
    ...whatBecame(difference),
    ...properties.flatMap((each) =>
      whatBecame(each).map(({ zh, en }) => ({ zh: `${each.path} ${zh}`, en: `${each.path} ${en}` })),
    ),
  ];
  const { zh, en } = joined(told, { zh: "；", en: "; " });
  const harmful =
    !is ||
    renamedTo !== undefined ||
    changes.some(({ effect }) => effect !== "more") ||
    properties.some((each) => isHarmful(each));
  return { breaks: harmful, words: { zh: `手写页面调用的 ${id}：${zh}`, en: `hand-written part calls ${id}: ${en}` } };
}

function isHarmful({ was, is, renamedTo, side, changes }: PropertyDifference): boolean {
  if (!is || renamedTo !== undefined) return true;
  if (!was) return side === "sent" && is.required;
  return changes.some(({ effect }) => effect === "others" || (side === "sent" && effect === "fewer"));
}
