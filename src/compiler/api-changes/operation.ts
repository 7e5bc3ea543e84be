import { sameJson } from "../../domain/same-json";
import type { Words } from "../../model/words";
import type { Operation } from "../api/operation";
import { type Effect, turnoverChanges, turnoverOf } from "./effect";

/** One thing about an operation that is not what it was, besides its input and answer. */
export interface OperationChange {
  about: "permission" | "danger" | "change" | "edits" | "affects" | "answer" | "file" | "address" | "setting";
  effect: Effect;
  words: Words;
}

/** What is not the same about an operation that is still there, besides its input and answer. */
export function operationChanges(was: Operation, is: Operation): OperationChange[] {
  return [
    ...permission(was, is),
    ...flags(was, is),
    ...affected(was, is),
    ...answered(was, is),
    ...address(was, is),
    ...others(was, is),
  ];
}

function permission(was: Operation, is: Operation): OperationChange[] {
  if (sameJson(was.permission, is.permission)) return [];
  const [before, after] = [codesInWords(was.permission), codesInWords(is.permission)];
  const words: Words = {
    zh: `所需编码改为${after.zh}，原为${before.zh}`,
    en: `now needs ${after.en}, before ${before.en}`,
  };
  return [{ about: "permission", effect: losing(was, is) ? "fewer" : "more", words }];
}

/** Codes of which each was enough before and none is now; `undefined`: no code was needed. */
export function lostCodes(was: Operation, is: Operation): readonly string[] | undefined {
  return was.permission?.filter((code) => !(is.permission ?? []).includes(code));
}

function losing(was: Operation, is: Operation): boolean {
  return is.permission !== undefined && lostCodes(was, is)?.length !== 0;
}

/** `v3 or v3-1` */
export function codesInWords(codes: readonly string[] | undefined): Words {
  if (!codes?.length) return { zh: "无", en: "no code" };
  return { zh: codes.join("或"), en: codes.join(" or ") };
}

/** What an operation says of itself by yes or no. */
const flagWords = {
  danger: {
    set: { zh: "现在标为危险（x-danger），须先确认", en: "now marked as dangerous (x-danger): it has to be confirmed" },
    unset: { zh: "不再标为危险（x-danger）", en: "no longer marked as dangerous (x-danger)" },
  },
  change: {
    set: { zh: "现在会修改数据（x-change）", en: "now changes data (x-change)" },
    unset: { zh: "不再标为修改数据（x-change）", en: "no longer marked as changing data (x-change)" },
  },
  edits: {
    set: {
      zh: "现在替换原有数据（x-edits），表单须先加载",
      en: "now replaces what is there (x-edits): a form has to load it first",
    },
    unset: { zh: "不再替换原有数据（x-edits）", en: "no longer replaces what is there (x-edits)" },
  },
  exports: {
    set: { zh: "现在可以导出", en: "can be exported now" },
    unset: { zh: "不再可以导出", en: "can no longer be exported" },
  },
  public: {
    set: { zh: "现在无需登录", en: "needs no session now" },
    unset: { zh: "现在需要登录", en: "needs a session now" },
  },
} as const satisfies Partial<Record<keyof Operation, { set: Words; unset: Words }>>;

/** Those whose being set asks more of config; of the others it is their being unset. */
const demanding: ReadonlySet<string> = new Set(["danger", "edits"]);

function flags(was: Operation, is: Operation): OperationChange[] {
  const names = Object.keys(flagWords) as (keyof typeof flagWords)[];
  return names.flatMap((name): OperationChange[] => {
    if (was[name] === is[name]) return [];
    const about = name === "exports" ? "file" : name === "public" ? "setting" : name;
    const effect: Effect = name === "change" ? "others" : is[name] === demanding.has(name) ? "fewer" : "more";
    return [{ about, effect, words: flagWords[name][is[name] ? "set" : "unset"] }];
  });
}

function affected(was: Operation, is: Operation): OperationChange[] {
  return turnoverChanges("affects", turnoverOf(was.affects, is.affects), {
    gone: ({ zh, en }) => ({ zh: `执行后不再刷新 ${zh}`, en: `no longer refetches ${en} afterwards` }),
    added: ({ zh, en }) => ({ zh: `执行后也会刷新 ${zh}`, en: `also refetches ${en} afterwards` }),
  });
}

function answered({ answer: was }: Operation, { answer: is }: Operation): OperationChange[] {
  if (was.kind === is.kind) return [];
  return [
    {
      about: "answer",
      effect: "others",
      words: {
        zh: `返回的形式改为 ${is.kind}，原为 ${was.kind}`,
        en: `it answers another form: ${is.kind}, before ${was.kind}`,
      },
    },
  ];
}

/** The console takes the address from the description: config need not change. */
function address(was: Operation, is: Operation): OperationChange[] {
  const [before, after] = [was, is].map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  if (before === after) return [];
  return [
    {
      about: "address",
      effect: "more",
      words: { zh: `改为 ${after}，原为 ${before}`, en: `is called as ${after} now, before ${before}` },
    },
  ];
}

const settingWords = {
  provider: { zh: "所需外部服务", en: "outside service" },
  self: { zh: "可对自己使用的字段", en: "property by which it is free for oneself" },
  tag: { zh: "所属标签", en: "tag" },
  logOnly: { zh: "失败只记录", en: "whether a failure is only logged" },
} as const satisfies Partial<Record<keyof Operation, Words>>;

function others(was: Operation, is: Operation): OperationChange[] {
  const names = Object.keys(settingWords) as (keyof typeof settingWords)[];
  return names.flatMap((name): OperationChange[] => {
    if (was[name] === is[name]) return [];
    const { zh, en } = settingWords[name];
    const [before, after] = [String(was[name] ?? "—"), String(is[name] ?? "—")];
    const words = { zh: `${zh}改为 ${after}，原为 ${before}`, en: `${en} is now ${after}, before ${before}` };
    return [{ about: "setting", effect: "others", words }];
  });
}
