import { learnOperations } from "../../api/known-operations";
import type { Manifest, ResolvedScreen, ScreenModule } from "../../model/resolved";
import { noted } from "../../state/later";
import { mayUseAny } from "../../domain/permission";
import { givenTo } from "./given-screen";
import { offeredScreen } from "./offered-screen";

/** Fetches a module by its address; handed in by tests. */
export type ImportModule = (address: string) => Promise<unknown>;

/** A subject's chunk could not be loaded; `cause` says why. Trying again may help. */
export class ScreenNotLoaded extends Error {
  override name = "ScreenNotLoaded";
}

/** Screens by address. An address names its content, so nothing in here grows stale. */
const loaded = new Map<string, Promise<ScreenModule>>();
/** The module each screen came in, for the validators of its forms. */
const modules = new WeakMap<ResolvedScreen, ScreenModule>();

/** Some browsers remember a failed import by its address; a query of its own makes each further try a new one. */
let tries = 0;

const importFromServer: ImportModule = (address) => import(/* @vite-ignore */ address) as Promise<unknown>;

/**
 * The chunk of a subject. Loaded once and kept; a failure is tried once more and then forgotten, so that the next call
 * tries anew. Rejects with ScreenNotLoaded, also for a subject that the manifest does not know.
 */
export function loadScreen(
  manifest: Manifest,
  subject: string,
  importModule: ImportModule = importFromServer,
): Promise<ScreenModule> {
  const address = screenAddress(manifest, subject);
  if (address === undefined) return Promise.reject(new ScreenNotLoaded(`The manifest has no screen "${subject}".`));
  const known = loaded.get(address);
  if (known) return known;
  const loading = importModule(address)
    .catch(() => importModule(`${address}?try=${++tries}`))
    .then(readModule)
    .catch((cause: unknown) => {
      throw new ScreenNotLoaded(`The screen "${subject}" could not be loaded: ${String(cause)}`, { cause });
    });
  loaded.set(address, noted(loading));
  loading.catch(() => loaded.delete(address));
  return loading;
}

/** Fetches the other chunks of all screens that were fetched before config changed under `npm run dev`; what fails shows in its place. */
export async function reloadScreens(before: Manifest, after: Manifest): Promise<void> {
  const shown = Object.keys(before.screens).filter((subject) => loaded.has(screenAddress(before, subject) ?? ""));
  const changed = shown.filter((subject) => after.screens[subject] !== before.screens[subject]);
  await Promise.allSettled(changed.map((subject) => loadScreen(after, subject)));
}

/** What a module's screen offers a user with these codes where these outside services are missing; see offeredScreen and givenTo. */
export function screenOffered(module: ScreenModule, missing: readonly string[], authCodes: string): ResolvedScreen {
  const offered = offeredScreen(module.default, missing);
  // What a kept filter asks for is told to everybody: it holds no value.
  const views = givenTo(offered.views, (anyOf) => mayUseAny(authCodes, anyOf));
  const screen = views === offered.views ? offered : { ...offered, views };
  modules.set(screen, module);
  return screen;
}

/** The module that a screen came in. */
export function moduleOf(screen: ResolvedScreen): ScreenModule | undefined {
  return modules.get(screen);
}

/** Where a subject's chunk is: the manifest names it relative to itself. */
export function screenAddress(manifest: Manifest, subject: string): string | undefined {
  const path = manifest.screens[subject];
  return path === undefined ? undefined : `${manifest.settings.basePath}/console/${path}`;
}

function readModule(module: unknown): ScreenModule {
  const { default: screen, operations } = (module ?? {}) as Partial<ScreenModule>;
  if (!screen?.views || !operations) throw new Error("The chunk holds no screen.");
  modules.set(screen, module as ScreenModule);
  learnOperations(operations);
  return module as ScreenModule;
}
