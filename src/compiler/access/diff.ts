import type { Words } from "../../model/words";
import { type Access, accessOf, type Needing, type Reached } from "./access";
import { type Group, groupAround, groupInWords, groupsOf } from "./people";
import { allDimensions, dimensionsOf } from "./profiles";
import type { ResolvedConsole } from "./resolved";
import { needsInWords } from "./snapshot";

/** What a change opens to somebody, or closes. */
export interface Opened {
  opens: boolean;
  /** “Customers of type “Member customer” (4) in the Operations console can now reach: page “Refunds” (/refunds)” */
  words: Words;
}

/** Whom a change of config and of the API opens or closes what; what opens comes first. Empty where everybody reaches what they did. */
export function accessChanges(before: ResolvedConsole, after: ResolvedConsole): Opened[] {
  const dimensions = allDimensions(dimensionsOf(before), dimensionsOf(after));
  const [was, is] = [accessOf(before, dimensions), accessOf(after, dimensions)];
  const found = [...reachChanges(was, is, after), ...needChanges(was.needing, is.needing)];
  return [...found.filter(({ opens }) => opens), ...found.filter(({ opens }) => !opens)];
}

const order: readonly Reached["kind"][] = ["console", "menu", "header", "page"];

/** Things that open, or close, to the same users. */
interface Moved {
  things: Reached[];
  profiles: string[];
}

function reachChanges(was: Access, is: Access, console: ResolvedConsole): Opened[] {
  return ([1, 2] as const).flatMap((mode) => {
    const [then, now] = [inMode(was, mode), inMode(is, mode)];
    const all = groupAround([...profilesIn(then), ...profilesIn(now)]);
    const tell = (moved: Moved[], opens: boolean): Opened[] =>
      moved.map((each) => ({ opens, words: reachInWords(each, opens, all, mode, console) }));
    return [...tell(beyond(now, then), true), ...tell(beyond(then, now), false)];
  });
}

function inMode({ reached }: Access, mode: 1 | 2): Reached[] {
  return reached.filter(({ profiles }) => [...profiles][0]?.startsWith(`${mode}|`));
}

function profilesIn(all: readonly Reached[]): string[] {
  return all.filter(({ kind }) => kind === "console").flatMap(({ profiles }) => [...profiles]);
}

/**
 * What is open in one that is not in the other, by the users it is open to. Of those to whom the console itself opens only that is
 * told.
 */
function beyond(one: readonly Reached[], other: readonly Reached[]): Moved[] {
  const known = new Map(other.map((thing) => [`${thing.kind} ${thing.key}`, thing.profiles]));
  const inside = new Set(profilesIn(other));
  const moved = new Map<string, Moved>();
  for (const thing of one.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    const had = known.get(`${thing.kind} ${thing.key}`);
    const profiles = [...thing.profiles].filter(
      (profile) => !had?.has(profile) && (thing.kind === "console" || inside.has(profile)),
    );
    if (profiles.length === 0) continue;
    const same = profiles.join(" ");
    moved.set(same, { profiles, things: [...(moved.get(same)?.things ?? []), thing] });
  }
  return [...moved.values()];
}

function reachInWords(
  { things, profiles }: Moved,
  opens: boolean,
  all: Group,
  mode: 1 | 2,
  { manifest, scope }: ResolvedConsole,
): Words {
  const people = groupsOf(profiles).map((group) => groupInWords(group, all, scope.program));
  const { title } = manifest.menus[mode];
  const named = things.map(thingInWords);
  const who = {
    zh: people.map(({ zh }) => zh).join("；或"),
    en: people.map(({ en }) => en).join("; or "),
  };
  const what = { zh: named.map(({ zh }) => zh).join("、"), en: named.map(({ en }) => en).join(", ") };
  return {
    zh: `${title.zh}：${who.zh}${/[\w]$/.test(who.zh) ? " " : ""}的用户${opens ? "现在可以" : "不再能"}打开${what.zh}`,
    en: `${title.en}: ${who.en} can ${opens ? "now" : "no longer"} reach ${what.en}`,
  };
}

function thingInWords({ kind, key, words }: Reached): Words {
  const kinds = {
    console: { zh: "控制台", en: "the console" },
    menu: { zh: "菜单项", en: "menu entry" },
    header: { zh: "页头入口", en: "header entry" },
    page: { zh: "页面", en: "page" },
  } as const;
  return { zh: `${kinds[kind].zh}“${words.zh}”（${key}）`, en: `${kinds[kind].en} “${words.en}” (${key})` };
}

function needChanges(was: readonly Needing[], is: readonly Needing[]): Opened[] {
  const id = ({ kind, key }: Needing): string => `${kind} ${key}`;
  const [then, now] = [new Map(was.map((each) => [id(each), each])), new Map(is.map((each) => [id(each), each]))];
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((key) => needChange(then.get(key), now.get(key)) ?? []);
}

function needChange(was: Needing | undefined, is: Needing | undefined): Opened | undefined {
  const thing = is ?? was;
  if (!thing) return undefined;
  const name = needingInWords(thing);
  const [before, after] = [was && needsInWords(was.needs), is && needsInWords(is.needs)];
  if (before === after) return undefined;
  if (after === undefined) return { opens: false, words: { zh: `${name.zh}已移除`, en: `${name.en} is gone` } };
  if (before === undefined)
    return {
      opens: true,
      words: { zh: `新增${name.zh}，需要${inChinese(after)}`, en: `${name.en} is new and needs ${after}` },
    };
  return {
    opens: !isStricter(was, is),
    words: {
      zh: `${name.zh}现在需要${inChinese(after)}，原需要${inChinese(before)}`,
      en: `${name.en} now needs ${after}, before ${before}`,
    },
  };
}

function needingInWords({ kind, key, words: { zh, en } }: Needing): Words {
  if (kind === "action") return { zh: `操作“${zh}”`, en: `action “${en}”` };
  if (kind === "field") return { zh: `字段“${zh}”`, en: `field “${en}”` };
  return { zh: `接口“${zh}”（${key}）`, en: `operation “${en}” (${key})` };
}

/** Whether somebody who could before no longer can: a code is gone of which any was enough, or more are needed. */
function isStricter(was: Needing | undefined, is: Needing | undefined): boolean {
  const covered = (is?.needs ?? []).every((anyOf) =>
    (was?.needs ?? []).some((had) => had.every((code) => anyOf.includes(code))),
  );
  return !covered;
}

function inChinese(needs: string): string {
  return needs.replaceAll(", and ", "，且").replaceAll(" or ", "或").replace("no code", "登录即可，不需要编码");
}
