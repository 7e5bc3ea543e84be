import { learnOperations } from "../api/known-operations";
import type { Manifest, PartName } from "../model/resolved";
import { once } from "./later";

/** What a part calls, beside its contents. */
type Operations = Parameters<typeof learnOperations>[0];

const loaders = new Map<string, () => Promise<unknown>>();

/** Fetches a part of the console that is wanted only now and then; once, and anew after a failure. */
export function loadPart<T>(manifest: Pick<Manifest, "parts" | "settings">, name: PartName): Promise<T> {
  return loadChunk(manifest, manifest.parts[name]);
}

/** Likewise by its address, relative to the manifest. */
export function loadChunk<T>({ settings }: Pick<Manifest, "settings">, chunk: string): Promise<T> {
  const address = `${settings.basePath}/console/${chunk}`;
  const load =
    loaders.get(address) ??
    once(async () => {
      const part = (await import(/* @vite-ignore */ address)) as { default: unknown; operations?: Operations };
      if (part.operations) learnOperations(part.operations);
      return part.default;
    });
  loaders.set(address, load);
  return load() as Promise<T>;
}
