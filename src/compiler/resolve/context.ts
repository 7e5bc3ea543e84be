import type { EnumWords } from "../../model/config-console";
import type { Scope } from "../index/scope";
import type { SubjectInfo } from "../index/views";

/** What resolving a subject needs at hand. */
export interface ResolveContext {
  scope: Scope;
  info: SubjectInfo;
  /** Words of the enums shown so far; resolving adds what it meets. */
  enums: EnumWords;
}

/** Takes the words of an enum into the screen's chunk and returns its name; nothing for a value that is no enum. */
export function takeEnum({ scope, enums }: ResolveContext, name: string | undefined): { enum?: string } {
  const words = name === undefined ? undefined : scope.program.enums?.value[name];
  if (name === undefined || !words) return {};
  enums[name] = words;
  return { enum: name };
}

/** The object without the keys that have no value: what is absent takes no bytes and needs no check. */
export function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
