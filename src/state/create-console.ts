import { QueryClient } from "@tanstack/react-query";
import { reaction } from "mobx";
import { type ApiDeps, createApi } from "../api/call";
import { ApiError } from "../api/error";
import type { Output } from "../generated/operations";
import type { Manifest } from "../model/resolved";
import { AddressBook } from "./directory";
import type { Console } from "./console";
import { learnUser } from "./enter";
import { FollowedJobs } from "./followed";
import { Freshness } from "./freshness";
import { KeptInput } from "./kept-input";
import { Jobs } from "./jobs";
import { speaker } from "./language";
import { NavigationState } from "./navigation";
import { Outcomes } from "./outcomes";
import { Preferences } from "./preferences";
import { Session } from "./session";
import { safeStorage, type SafeStorage } from "./storage";
import { Toaster } from "./toaster";
import { UserSettings } from "./user-settings";
import { Visits } from "./visits";

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

/** Puts the stores and the calls together. */
export function createConsole(parts: ConsoleParts): Console {
  const { manifest } = parts;
  const sessionStorage = parts.sessionStorage ?? safeStorage(() => window.sessionStorage);
  const session = new Session(sessionStorage);
  // An API that asks nobody who they are has no sign-in.
  if (manifest.settings.api.authentication.kind === "none" && !session.token) session.start("none", 1);
  const keptInput = new KeptInput(sessionStorage);
  const localStorage = parts.localStorage ?? safeStorage(() => window.localStorage);
  const visits = new Visits(localStorage);
  const preferences = new Preferences(localStorage, parts.browserLanguages ?? navigator.languages);
  const toaster = new Toaster(manifest.settings.toastMs);
  const navigation = new NavigationState();
  const outcomes = new Outcomes();
  const jobs = new Jobs(new FollowedJobs(sessionStorage));
  const queryClient = createQueryClient();
  const freshness = new Freshness(queryClient);
  const api = createApi({
    settings: manifest.settings,
    token: () => session.token,
    language: () => preferences.language,
    // A late answer to a token of an earlier session must not end the present one.
    onTokenInvalid: (token) => token === session.token && session.end("expired"),
    onChanged: (operationId) => void freshness.changed(operationId),
    toast: (message, how) => toaster.fail(message, how),
    log: (operationId, error) => console.info(`${operationId}: ${error.kind} ${error.code} ${error.message}`),
    explain: (kind) => speaker(preferences.language, manifest.messages).t(`error.${kind}`),
    ...(parts.fetch ? { fetch: parts.fetch } : {}),
  });
  const userSettings = new UserSettings({
    api,
    userId: () => session.profile?.id,
    storage: localStorage,
    onFailed: () =>
      toaster.fail(speaker(preferences.language, manifest.messages).t("settings.unsaved"), { readOut: true }),
  });
  reaction(
    () => session.token,
    (token) => {
      if (token) return;
      queryClient.clear();
      jobs.clear();
      navigation.reset();
      outcomes.dismiss();
      userSettings.reset();
    },
  );
  // Names of products, say, are answered in the reader's language.
  reaction(
    () => preferences.language,
    () => void queryClient.invalidateQueries(),
  );
  reaction(
    () => session.profile?.id,
    (user) => {
      visits.follow(user);
      if (user !== undefined) keptInput.keepOnly(user);
    },
  );
  followUser(queryClient, session);
  return {
    manifest,
    addresses: new AddressBook(manifest),
    api,
    session,
    preferences,
    keptInput,
    userSettings,
    navigation,
    queryClient,
    freshness,
    toaster,
    outcomes,
    jobs,
    visits,
    pages: parts.pages ?? {},
  };
}

/** The header shows the user by the name that a screen has just changed. */
function followUser(queryClient: QueryClient, session: Session): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.query.queryKey[0] !== "getCurrentUser")
      return;
    learnUser(session, event.query.state.data as Output<"getCurrentUser">);
  });
}

/** How server state is kept: fresh for 10 s; a read is tried once more where the network failed, a write never. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === "network",
        retryDelay: 500,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
