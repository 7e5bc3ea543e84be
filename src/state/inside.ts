import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { reaction } from "mobx";
import { createElement, type ReactElement, type ReactNode } from "react";
import { ApiError } from "../api/error";
import type { Output } from "../generated/operations";
import { type Console, useConsole } from "./console";
import { learnUser } from "./enter";
import { FollowedJobs } from "./followed";
import { Freshness, isQuestion } from "./freshness";
import { Jobs } from "./jobs";
import { KeptInput } from "./kept-input";
import { speaker } from "./language";
import { Outcomes } from "./outcomes";
import type { Session } from "./session";
import { UserSettings } from "./user-settings";
import { Visits } from "./visits";

/** What only the signed-in work with: it comes with their part of the shell, and the login page loads without it. */
export interface Inside {
  queryClient: QueryClient;
  /** Fetches again what a change makes stale; each successful call tells it by itself. */
  freshness: Freshness;
  /** What the user prefers in every browser. */
  userSettings: UserSettings;
  /** Input of forms that went away without their user's wish. */
  keptInput: KeptInput;
  /** What came of the last action, told on the page. */
  outcomes: Outcomes;
  /** What goes on for long. */
  jobs: Jobs;
  /** Pages visited last, and favourites. */
  visits: Visits;
}

/** A console stays one and the same while its manifest grows: its session tells which it is. */
const made = new WeakMap<Session, Inside>();

/** What the signed-in work with in a console; whoever asks first makes it. It is emptied whenever a session ends. */
export function insideOf(console: Console): Inside {
  const inside = made.get(console.session) ?? makeInside(console);
  made.set(console.session, inside);
  return inside;
}

/** The same in a component. */
export function useInside(): Inside {
  return insideOf(useConsole());
}

/** Hands what the server has answered to everything below. */
export function InsideProvider({ children }: { children: ReactNode }): ReactElement {
  return createElement(QueryClientProvider, { client: useInside().queryClient }, children);
}

function makeInside(console: Console): Inside {
  const { session, storages } = console;
  const queryClient = createQueryClient();
  const inside: Inside = {
    queryClient,
    freshness: new Freshness(queryClient),
    userSettings: settingsOf(console),
    keptInput: new KeptInput(storages.session),
    outcomes: new Outcomes(),
    jobs: new Jobs(new FollowedJobs(storages.session)),
    visits: new Visits(storages.local),
  };
  console.onChanged((operationId) => void inside.freshness.changed(operationId));
  refetchWhenNeeded(queryClient, console);
  followUser(inside, session);
  return inside;
}

/** Settings of whoever is signed in. */
function settingsOf({ api, session, storages, preferences, manifest, toaster }: Console): UserSettings {
  return new UserSettings({
    api,
    userId: () => session.profile?.id,
    storage: storages.local,
    onFailed: () =>
      toaster.fail(speaker(preferences.language, manifest.messages).t("settings.unsaved"), { readOut: true }),
  });
}

/**
 * Names of products, say, are answered in the reader's language: what is in sight is fetched again, and of what is not, nothing is shown in the
 * other one until it has been. What was shown while there was no network may have changed.
 */
function refetchWhenNeeded(queryClient: QueryClient, { preferences }: Console): void {
  const refetch = (): void => void queryClient.invalidateQueries();
  reaction(
    () => preferences.language,
    () => {
      queryClient.removeQueries({ type: "inactive" });
      refetch();
    },
  );
  // What a form sends along, or waits for, stays what it was: its repetition after a lost answer is the same submit.
  window.addEventListener(
    "online",
    () => void queryClient.invalidateQueries({ predicate: (query) => !isQuestion(query) }),
  );
}

/** Each user's own, and nothing of it after the session; the header shows the user by the name that a screen has just changed. */
function followUser({ queryClient, jobs, outcomes, userSettings, visits, keptInput }: Inside, session: Session): void {
  reaction(
    () => session.token,
    (token) => {
      if (token) return;
      queryClient.clear();
      jobs.clear();
      outcomes.dismiss();
      userSettings.reset();
    },
  );
  reaction(
    () => session.profile?.id,
    (user) => {
      visits.follow(user);
      if (user !== undefined) keptInput.keepOnly(user);
    },
    { fireImmediately: true },
  );
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
