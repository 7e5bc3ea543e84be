import { computedStruct, makeAutoObservable } from "mobx";
import type { Output } from "../generated/operations";
import { isOffered } from "../domain/offered";
import { mayUseAny } from "../domain/permission";
import type { EntryFacts } from "../domain/entry";
import type { MenuFacts } from "../domain/menu";
import type { Mode } from "../model/config/mode";
import { sessionKeys as keys } from "./session-keys";
import type { SafeStorage } from "./storage";

/** A main account, as the API numbers types of accounts. */
const MAIN_ACCOUNT = 0;

/** A cloud of the signed-in user (specification §3: "list of used clouds"). */
export type UsedCloud = Output<"listUserClouds">[number];

/** Who is signed in (specification §3, current user). */
export interface Profile {
  id: number;
  username: string;
  name: string;
  /** 0 main account, 1 sub-account. */
  accountType: number;
  customType: number;
  /** Comma-terminated codes, or containing 'all' or 'channel'. */
  authCodes: string;
  /** How often the user has signed in; 1 at the first time. */
  loginNum: number;
  roles: string[];
  /** Specification §3: "a derived comma-joined role string". */
  roleNames: string;
  customId: number;
  customName: string;
  phone: string | null;
  email: string | null;
  /** Nothing may be done before the password is changed (inferred). */
  oneTimePassword: boolean;
  /** Works for the provider (inferred): the console explains to them what it hides. */
  staff: boolean;
  /** Outside services the server has not (inferred): what needs one isn't offered. */
  missingProviders: string[];
}

/** Why nobody is signed in, where somebody was. */
export type SessionEnd = "signedOut" | "expired" | "refused" | "passwordChanged";

/**
 * How far the session is: "none" nobody is signed in, "loading" there is a token but no profile yet, "ready" the user may
 * work, "failed" the profile could not be loaded.
 */
export type SessionStatus = "none" | "loading" | "ready" | "failed";

/** Facts about the signed-in user that rules and screens look at. */
export interface SessionFacts extends MenuFacts, EntryFacts {
  /** authCodes contains 'all'. */
  all: boolean;
  /** authCodes contains 'channel'. */
  channel: boolean;
}

/** The session: token, mode and profile, in session storage under the keys of specification §3. */
export class Session {
  /** Empty when nobody is signed in. */
  token: string;
  /** Specification §4: "Login flag 1 = operations console; 2 = maintenance console." */
  mode: Mode;
  profile: Profile | undefined = undefined;
  status: SessionStatus;
  /** The session was begun on the login page just now, and the profile is yet to come. */
  signingIn = false;
  /** Why the last session ended; undefined before there was one. */
  ended: SessionEnd | undefined = undefined;
  /** Where an entry rule sends the user next; taken once. */
  destination: string | undefined = undefined;
  /** The user's clouds that are in use; loaded in the maintenance console only. */
  clouds: UsedCloud[];
  private readonly storage: SafeStorage;

  constructor(storage: SafeStorage) {
    this.storage = storage;
    this.token = storage.get(keys.token) ?? "";
    this.mode = storage.get(keys.mode) === "1" ? 1 : 2;
    this.status = this.token ? "loading" : "none";
    this.clouds = storedClouds(storage.get(keys.clouds));
    makeAutoObservable<this, "storage">(this, { storage: false, missingProviders: computedStruct }, { autoBind: true });
  }

  /** Whether it is the main account of its customer, whom others ask for permissions. */
  get isMainAccount(): boolean {
    return this.profile?.accountType === MAIN_ACCOUNT;
  }

  /** The facts for rules; undefined until the profile is there. */
  get facts(): SessionFacts | undefined {
    const profile = this.profile;
    if (!profile) return undefined;
    const { customType, accountType, authCodes, loginNum, missingProviders } = profile;
    const [all, channel] = [authCodes.includes("all"), authCodes.includes("channel")];
    return {
      mode: this.mode,
      customType,
      accountType,
      authCodes,
      loginNum,
      loginNumStored: this.loginNumStored,
      all,
      channel,
      missingProviders,
    };
  }

  /** Specification §4: whether "the loginNum key" is stored. */
  get loginNumStored(): boolean {
    return this.storage.get(keys.loginNum) !== undefined;
  }

  /** Whether the tab's session is still this one: another page of the same tab may have ended it, or begun another. */
  stands(): boolean {
    return (this.storage.get(keys.token) ?? "") === this.token;
  }

  /** Whether any of the codes may be used; an empty list admits everybody. Specification §6: 'channel' allows everything. */
  permits(codes: readonly string[]): boolean {
    return codes.length === 0 || mayUseAny(this.profile?.authCodes ?? "", codes);
  }

  /** Outside services the server does not have; the same array until they change. */
  get missingProviders(): readonly string[] {
    return this.profile?.missingProviders ?? [];
  }

  /** Whether what needs these outside services is offered. */
  offers(needing: { providers?: readonly string[] }): boolean {
    return isOffered(needing, this.missingProviders);
  }

  /** Signs in: keeps token and mode; the profile is yet to come. */
  start(token: string, mode: Mode): void {
    this.token = token;
    this.status = "loading";
    this.signingIn = true;
    this.ended = undefined;
    this.storage.set(keys.token, token);
    this.switchMode(mode);
  }

  /** Changes the mode, and keeps it. */
  switchMode(mode: Mode): void {
    this.mode = mode;
    this.storage.set(keys.mode, String(mode));
  }

  /** Keeps the profile of the admitted user; from here on the user may work. */
  admit(profile: Profile): void {
    this.profile = profile;
    this.status = "ready";
    this.signingIn = false;
    this.storage.set(keys.profile, JSON.stringify(profile));
  }

  /** The profile could not be loaded; the token stays, so that one can try again. */
  fail(): void {
    this.status = "failed";
    this.signingIn = false;
  }

  /** Another try at loading the profile. */
  retry(): void {
    this.status = "loading";
  }

  /** Sends the user somewhere as soon as the session is ready, or (undefined) tells that the user is there. */
  sendTo(path: string | undefined): void {
    this.destination = path;
  }

  /** Keeps the clouds in use. Specification §3: "used ('1' means in use)". */
  setClouds(clouds: readonly UsedCloud[]): void {
    this.clouds = clouds.filter((cloud) => isCloud(cloud) && cloud.used === "1");
    this.storage.set(keys.clouds, JSON.stringify(this.clouds));
  }

  /** Specification §4: "the key is stored". */
  storeLoginNum(loginNum: number): void {
    this.storage.set(keys.loginNum, String(loginNum));
  }

  /**
   * Ends the session and clears session storage (specification §2 logout, §8 code 407). What was being typed when the
   * session expired is spared, for the same user to go on with.
   */
  end(reason: SessionEnd): void {
    if (!this.token) return;
    this.token = "";
    this.profile = undefined;
    this.status = "none";
    this.signingIn = false;
    this.ended = reason;
    this.clouds = [];
    this.destination = undefined;
    const kept = reason === "expired" ? this.storage.get(keys.keptInput) : undefined;
    this.storage.clear();
    if (kept !== undefined) this.storage.set(keys.keptInput, kept);
  }
}

function storedClouds(text: string | undefined): UsedCloud[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isCloud) : [];
  } catch {
    return [];
  }
}

/** Whether a server or a storage really gave a cloud. */
function isCloud(value: unknown): value is UsedCloud {
  return typeof value === "object" && value !== null && "code" in value && typeof value.code === "string";
}
