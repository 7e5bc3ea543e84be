import { reaction } from "mobx";
import * as calls from "../generated/calls";
import type { Api } from "../api/call";
import { decideEntry, type EntryEffect } from "../domain/entry";
import type { Output } from "../generated/operations";
import type { Manifest } from "../model/resolved";
import type { Preferences } from "./preferences";
import type { Profile, Session } from "./session";
import type { Toaster } from "./toaster";

/** What entering works with. */
export interface EntryDeps {
  api: Api;
  session: Session;
  preferences: Preferences;
  toaster: Toaster;
  manifest: Pick<Manifest, "entryRules">;
}

/** Enters whenever there is a session whose profile is yet to come: not first when something is drawn, for everything waits for it. */
export function enterWhenLoading(deps: EntryDeps): void {
  const { session } = deps;
  reaction(
    () => (session.status === "loading" ? session.token : undefined),
    (token) => {
      if (token) void enter(deps);
    },
    { fireImmediately: true },
  );
}

/**
 * Specification §4: after sign-in, and at each load with a token, the profile is fetched and the entry rules are performed.
 * Afterwards the session is "ready", "none" (refused, or the token was invalid) or "failed"; never throws.
 */
export async function enter(deps: EntryDeps): Promise<void> {
  const { api, session } = deps;
  const token = session.token;
  const loaded = await loadProfile(api);
  // Signed out, or 407, while the calls were under way: what they brought belongs to nobody any more.
  if (session.token !== token) return;
  if (!loaded) {
    session.fail();
    return;
  }
  const { profile, customTypes } = loaded;
  const { mode, loginNumStored } = session;
  const entry = decideEntry(deps.manifest.entryRules, { ...profile, mode, loginNumStored }, customTypes);
  if (entry.refused) refuse(deps);
  for (const effect of entry.effects) {
    await perform(effect, profile, deps);
    if (!entry.refused && session.token !== token) return;
  }
  if (!entry.refused) session.admit(profile);
}

/** Keeps what was fetched anew of the user who is signed in, since a screen may change it; whatever they may do stays. */
export function learnUser(session: Session, user: Output<"getCurrentUser">): void {
  const profile = session.profile?.id === user.id ? profileOf(user, session.profile) : undefined;
  if (profile) session.admit(profile);
}

/** The profile, and the customer type by each of the calls: both answer it, and where they disagree a refusal by either refuses. */
interface Loaded {
  profile: Profile;
  customTypes: number[];
}

/** Fetches who is signed in and what they may do; undefined where that fails (specification §8: only logged). */
async function loadProfile(api: Api): Promise<Loaded | undefined> {
  try {
    const [user, authority] = await Promise.all([api.call(calls.getCurrentUser), api.call(calls.getAuthority)]);
    const profile = profileOf(user, authority);
    return (
      profile && {
        profile,
        customTypes: [profile.customType, user.customType].filter((type) => typeof type === "number"),
      }
    );
  } catch {
    return undefined;
  }
}

/**
 * Specification §3: the authority info "returns authCodes and customType"; role names are joined by commas. Undefined where an
 * answer lacks what decides who the user is and what they may do; whatever else is not as it should be counts as missing.
 */
function profileOf(
  user: Partial<Output<"getCurrentUser">>,
  authority: Partial<Pick<Profile, "authCodes" | "customType" | "missingProviders">>,
): Profile | undefined {
  const { id, accountType, loginNum, customId } = user;
  const { authCodes, customType } = authority;
  if (
    typeof id !== "number" ||
    typeof accountType !== "number" ||
    typeof customType !== "number" ||
    typeof authCodes !== "string"
  )
    return undefined;
  const roles = textsOf(user.roles);
  return {
    id,
    username: textOf(user.username),
    name: textOf(user.name),
    accountType,
    customType,
    authCodes,
    loginNum: typeof loginNum === "number" ? loginNum : 0,
    roles,
    roleNames: roles.join(","),
    customId: typeof customId === "number" ? customId : 0,
    customName: textOf(user.customName),
    phone: textOf(user.phone) || null,
    email: textOf(user.email) || null,
    oneTimePassword: user.oneTimePassword === true,
    staff: user.staff === true,
    missingProviders: textsOf(authority.missingProviders),
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

async function perform(
  effect: EntryEffect,
  profile: Profile,
  { api, session, preferences, toaster }: EntryDeps,
): Promise<void> {
  if (effect.kind === "message") toaster.show({ tone: effect.tone, message: effect.words[preferences.language] });
  if (effect.kind === "switchMode") session.switchMode(effect.mode);
  if (effect.kind === "storeLoginNum") session.storeLoginNum(profile.loginNum);
  if (effect.kind === "go") session.sendTo(effect.path);
  if (effect.kind === "loadClouds") await loadClouds(api, session);
}

/** Specification §8: a failure "loading cloud info" is only logged; the user enters without clouds. */
async function loadClouds(api: Api, session: Session): Promise<void> {
  const { token } = session;
  const clouds = await api.call(calls.listUserClouds).catch(() => []);
  // Nothing is stored for a session that ended meanwhile.
  if (session.token === token) session.setClouds(clouds);
}

/** Ends the session on the server too, so that the token of a refused user is worth nothing. */
function refuse({ api, session }: EntryDeps): void {
  api.call(calls.logout).catch(() => undefined);
  session.end("refused");
}
