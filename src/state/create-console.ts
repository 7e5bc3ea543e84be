import { reaction } from "mobx";
import { type ApiDeps, createApi } from "../api/call";
import type { Manifest } from "../model/resolved";
import { AddressBook } from "./directory";
import type { Console } from "./console";
import { speaker } from "./language";
import { NavigationState } from "./navigation";
import { Preferences } from "./preferences";
import { Session } from "./session";
import { safeStorage, type SafeStorage } from "./storage";
import { Toaster } from "./toaster";

/** What the console stands on; all but the manifest has the browser's own as default. */
export interface ConsoleParts {
  manifest: Manifest;
  /** Hand-written pages by name. */
  pages?: Console["pages"];
  fetch?: ApiDeps["fetch"];
  sessionStorage?: SafeStorage;
  localStorage?: SafeStorage;
  browserLanguages?: readonly string[];
}

/** Puts together what everybody has, signed in or not. */
export function createConsole(parts: ConsoleParts): Console {
  const { manifest } = parts;
  const storages = {
    session: parts.sessionStorage ?? safeStorage(() => window.sessionStorage),
    local: parts.localStorage ?? safeStorage(() => window.localStorage),
  };
  const session = new Session(storages.session);
  // An API that asks nobody who they are has no sign-in.
  if (manifest.settings.api.authentication.kind === "none" && !session.token) session.start("none", 1);
  const preferences = new Preferences(storages.local, parts.browserLanguages ?? navigator.languages);
  const toaster = new Toaster(manifest.settings.toastMs);
  const navigation = new NavigationState();
  const changed = new Set<(operationId: string) => void>();
  const api = createApi({
    settings: manifest.settings,
    token: () => session.token,
    language: () => preferences.language,
    // A late answer to a token of an earlier session must not end the present one.
    onTokenInvalid: (token) => token === session.token && session.end("expired"),
    onChanged: (operationId) => changed.forEach((listener) => listener(operationId)),
    toast: (message, how) => toaster.fail(message, how),
    log: (operationId, error) => console.info(`${operationId}: ${error.kind} ${error.code} ${error.message}`),
    explain: (kind) => speaker(preferences.language, manifest.messages).t(`error.${kind}`),
    ...(parts.fetch ? { fetch: parts.fetch } : {}),
  });
  reaction(
    () => session.token,
    (token) => {
      if (!token) navigation.reset();
    },
  );
  return {
    manifest,
    addresses: new AddressBook(manifest),
    api,
    onChanged: (listener) => void changed.add(listener),
    session,
    storages,
    preferences,
    navigation,
    toaster,
    pages: parts.pages ?? {},
  };
}
