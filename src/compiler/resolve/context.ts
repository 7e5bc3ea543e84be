import type { ConfigClouds } from "../../model/config/clouds";
import type { EnumWords } from "../../model/config/texts";
import type { FilterLanguage } from "../../model/resolved-list";
import type { Program } from "../index/program";
import type { Scope } from "../index/scope";
import type { SubjectInfo } from "../index/views";

/** What resolving a subject needs at hand. */
export interface ResolveContext {
  scope: Scope;
  info: SubjectInfo;
  /** Words of the enums shown so far; resolving adds what it meets. */
  enums: EnumWords;
  /** Languages of filters, likewise. */
  filterLanguages: Record<string, FilterLanguage>;
}

/** Takes the words of an enum into the screen's chunk and returns its name; nothing for a value that is no enum. */
export function takeEnum({ scope, enums }: ResolveContext, name: string | undefined): { enum?: string } {
  const words = name === undefined ? undefined : scope.program.enums?.value[name];
  if (name === undefined || !words) return {};
  enums[name] = withImages(scope, name, wordsByValue(scope, name, words));
  return { enum: name };
}

/** The words by the values that the wire carries, where config writes them by name. */
function wordsByValue({ program }: Scope, name: string, words: EnumWords[string]): EnumWords[string] {
  const numbers = program.api.enumNumbers(name);
  return Object.fromEntries(Object.entries(words).map(([written, entry]) => [numbers?.get(written) ?? written, entry]));
}

/** The words of an enum's values with their images, where config says that the values are codes of what has one. */
function withImages({ program }: Scope, name: string, words: EnumWords[string]): EnumWords[string] {
  if (!program.clouds?.value.enums?.includes(name)) return words;
  const images = new Map(imaged(program).map(({ code, image }) => [code, image]));
  return Object.fromEntries(
    Object.entries(words).map(([value, entry]) => [value, compact({ ...entry, image: images.get(value) })]),
  );
}

/** The clouds with the addresses of their images, as a browser fetches them. */
export function imaged({ clouds, settings }: Program): ConfigClouds["clouds"] {
  return (clouds?.value.clouds ?? []).map((cloud) => ({
    ...cloud,
    image: `${settings?.value.basePath ?? ""}/${cloud.image}`,
  }));
}

/** The object without the keys that have no value: what is absent takes no bytes and needs no check. */
export function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
