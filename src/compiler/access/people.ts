import type { Words } from "../../model/words";
import type { Program } from "../index/program";
import { profileOf } from "./access";
import { byNumbers, type Profile } from "./profiles";

/** Kinds of users that are every combination of these values. */
export interface Group {
  modes: readonly number[];
  customTypes: readonly number[];
  accountTypes: readonly number[];
  holders: readonly string[];
}

const order = ["mode", "customType", "accountType"] as const satisfies readonly (keyof Profile)[];

/** The same users in as few groups as the order console, customer, account allows. */
export function groupsOf(keys: Iterable<string>): Group[] {
  return divided([...keys].map(profileOf), 0);
}

function divided(profiles: readonly Profile[], depth: number): Group[] {
  if (profiles.length === 0) return [];
  const group = around(profiles);
  const [by] = order.slice(depth);
  const size = group.modes.length * group.customTypes.length * group.accountTypes.length * group.holders.length;
  if (by === undefined || size === profiles.length) return [group];
  const parts = new Map<string, Profile[]>();
  for (const value of new Set(profiles.map((profile) => profile[by]))) {
    const own = profiles.filter((profile) => profile[by] === value);
    const rest = own.map((profile) => ({ ...profile, [by]: 0 }));
    const alike = JSON.stringify(rest.map((profile) => Object.values(profile).join("|")).sort());
    parts.set(alike, [...(parts.get(alike) ?? []), ...own]);
  }
  return [...parts.values()].flatMap((part) => divided(part, depth + 1));
}

function around(profiles: readonly Profile[]): Group {
  const values = <K extends keyof Profile>(key: K): Profile[K][] => [...new Set(profiles.map((each) => each[key]))];
  return {
    modes: values("mode").sort(),
    customTypes: values("customType").sort((a, b) => a - b),
    accountTypes: values("accountType").sort((a, b) => a - b),
    holders: values("holder").sort(byNumbers),
  };
}

/** The values of some profiles: whom a group is measured against. */
export function groupAround(keys: Iterable<string>): Group {
  return around([...keys].map(profileOf));
}

/** `customers of type “Member customer” (4), accounts of type “Main account” (0), with v3-18`, of all who come in. */
export function groupInWords(group: Group, all: Group, program: Program): Words {
  const parts = [
    valuesInWords(group.customTypes, all.customTypes, (numbers) => named(program, "CustomType", numbers), {
      of: { zh: "客户类型为", en: "customers of type " },
      but: { zh: "客户类型不为", en: "customers of any type but " },
    }),
    valuesInWords(group.accountTypes, all.accountTypes, (numbers) => named(program, "AccountType", numbers), {
      of: { zh: "账号类型为", en: "accounts of type " },
      but: { zh: "账号类型不为", en: "accounts of any type but " },
    }),
    valuesInWords(group.holders, all.holders, holdersInWords, {
      of: { zh: "持有 ", en: "with " },
      but: { zh: "不持有 ", en: "without " },
    }),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return { zh: "所有已登录用户", en: "every signed-in user" };
  return { zh: parts.map(({ zh }) => zh).join("、"), en: parts.map(({ en }) => en).join(", ") };
}

/** Some values, or all but the few others; undefined where it is all. */
function valuesInWords<T>(
  some: readonly T[],
  all: readonly T[],
  inWords: (values: readonly T[]) => Words,
  { of, but }: { of: Words; but: Words },
): Words | undefined {
  const others = all.filter((value) => !some.includes(value));
  if (others.length === 0) return undefined;
  const fewOthers = some.length > others.length * 2;
  const [start, values] = fewOthers ? [but, inWords(others)] : [of, inWords(some)];
  return { zh: start.zh + values.zh, en: start.en + values.en };
}

function holdersInWords(holders: readonly string[]): Words {
  const codes = holders.filter((holder) => holder !== "");
  const none = codes.length < holders.length;
  return {
    zh: [...codes, ...(none ? ["任何编码都没有"] : [])].join("、"),
    en: [...codes, ...(none ? ["no code"] : [])].join(", "),
  };
}

/** `“Member customer” (4)` */
function named({ enums, api }: Program, name: string, numbers: readonly number[]): Words {
  const words = numbers.map((number): Words => {
    const [value] = [...(api.enumNumbers(name) ?? [])].find(([, wire]) => wire === number) ?? [];
    const found = value === undefined ? undefined : enums?.value[name]?.[value];
    return found
      ? { zh: `“${found.zh}”（${number}）`, en: `“${found.en}” (${number})` }
      : { zh: String(number), en: String(number) };
  });
  return { zh: words.map(({ zh }) => zh).join("、"), en: words.map(({ en }) => en).join(", ") };
}
