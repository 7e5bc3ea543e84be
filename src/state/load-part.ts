import type { Manifest, PartName } from "../model/resolved";
import { once } from "./later";

const loaders = new Map<string, () => Promise<unknown>>();

/** Fetches a part of the console that is wanted only now and then; once, and anew after a failure. */
export function loadPart<T>({ parts, settings }: Pick<Manifest, "parts" | "settings">, name: PartName): Promise<T> {
  const address = `${settings.basePath}/console/${parts[name]}`;
  const load =
    loaders.get(address) ??
    once(async () => ((await import(/* @vite-ignore */ address)) as { default: unknown }).default);
  loaders.set(address, load);
  return load() as Promise<T>;
}
