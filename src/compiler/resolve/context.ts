import type { ConfigClouds } from "../../model/config/clouds";
import type { EnumWords } from "../../model/config/texts";
import type { FilterLanguage } from "../../model/resolved-list";
import { isOfClouds } from "../index/cloud-enums";
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

/** The words of an enum's values with the addresses of their images; of codes of clouds with the image and hue of each. */
function withImages({ program }: Scope, name: string, words: EnumWords[string]): EnumWords[string] {
  const codes = program.clouds?.value.clouds.map(({ code }) => code) ?? [];
  const clouds = isOfClouds(program.api, name, codes) ? imaged(program) : [];
  const shown = (value: string, entry: EnumWords[string][string]): EnumWords[string][string] => {
    const cloud = clouds.find(({ code }) => code === value);
    if (cloud) return { ...entry, image: cloud.image, hue: cloud.hue };
    return entry.image === undefined ? entry : { ...entry, image: imageAddress(program, entry.image) };
  };
  return Object.fromEntries(Object.entries(words).map(([value, entry]) => [value, shown(value, entry)]));
}

/** The clouds with the addresses of their images, as a browser fetches them. */
export function imaged(program: Program): ConfigClouds["clouds"] {
  return (program.clouds?.value.clouds ?? []).map((cloud) => ({ ...cloud, image: imageAddress(program, cloud.image) }));
}

function imageAddress({ connection }: Program, path: string): string {
  return `${connection?.value.basePath ?? ""}/${path}`;
}

/** The object without the keys that have no value: what is absent takes no bytes and needs no check. */
export function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
