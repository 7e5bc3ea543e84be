import { useEffect, useState } from "react";
import { decideVersion, readVersion } from "../../domain/version";
import { safeStorage } from "../../state/storage";
import { unsaved } from "../../state/unsaved";
import { whenIdle } from "../../state/when-idle";
import type { Connection } from "../../model/config/connection";

/** Specification §3: "Local storage key: vueVersion." */
const VERSION_KEY = "vueVersion";
/** Mark in the history entry, which outlives the reload: a page that was reloaded for a version is not reloaded again. */
const RELOADED_MARK = "reloadedForVersion";

/** The offer to reload for a new version, where a reload would lose input. */
export interface VersionOffer {
  accept(): void;
  decline(): void;
}

/**
 * Specification §2: the version file is fetched, and the page reloaded if it differs from the version kept in local storage.
 * For a component that is mounted anew at every navigation. Returns the offer that takes the reload's place, if there is one.
 */
export function useVersion({
  basePath,
  versionFile,
}: Pick<Connection, "basePath" | "versionFile">): VersionOffer | undefined {
  const [offered, setOffered] = useState<string | undefined>(undefined);
  const address = basePath + versionFile;
  useEffect(() => {
    const controller = new AbortController();
    const check = async (): Promise<void> => {
      const published = await fetchVersion(address, controller.signal);
      if (!controller.signal.aborted) setOffered(act(published));
    };
    const cancel = whenIdle(() => void check());
    return () => {
      cancel();
      controller.abort();
    };
  }, [address]);
  if (offered === undefined) return undefined;
  return {
    accept() {
      storage.set(VERSION_KEY, offered);
      reload();
    },
    decline: () => setOffered(undefined),
  };
}

const storage = safeStorage(() => window.localStorage);

/** Decides and acts; the version to be offered, if it comes to that. */
function act(published: string | undefined): string | undefined {
  const stored = storage.get(VERSION_KEY);
  const decision = decideVersion({
    published,
    stored,
    writable: writable(stored),
    unsaved: unsaved.any,
    reloaded: RELOADED_MARK in historyState(),
  });
  if (published !== undefined && decision === "nothing") unmark();
  if (published === undefined || decision === "nothing") return undefined;
  if (decision === "offer") return published;
  storage.set(VERSION_KEY, published);
  if (decision === "reload") reload();
  return undefined;
}

/** Whether storage keeps what is written, tried with what is there already. */
function writable(stored: string | undefined): boolean {
  return stored !== undefined && storage.set(VERSION_KEY, stored);
}

function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

function reload(): void {
  window.history.replaceState({ ...historyState(), [RELOADED_MARK]: true }, "");
  window.location.reload();
}

/** The page has the version it was reloaded for: the next one may reload it again. */
function unmark(): void {
  const { [RELOADED_MARK]: marked, ...rest } = historyState();
  if (marked) window.history.replaceState(rest, "");
}

/** The published version; undefined where the file is missing or unreadable, which is no reason to disturb anybody. */
async function fetchVersion(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: "no-store", signal });
    return response.ok ? readVersion(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
