import { sessionKeys } from "./session-keys";
import type { SafeStorage } from "./storage";

/** How long kept input is offered again, milliseconds. */
const LIFE_MS = 8 * 60 * 60_000;

/** What was typed into a form that went away without its user's wish. */
export interface KeptForm {
  /** By field; never passwords, secrets or files. */
  values: Record<string, unknown>;
  /** When it was typed, milliseconds since 1970. */
  time: number;
  /** The form's client token: if an answer was lost, a repetition still happens once. */
  clientToken: string;
  /** It was sent, and no answer came. */
  lost: boolean;
}

/** All kept input of one user, by form and row. */
interface Kept {
  user: number;
  forms: Record<string, KeptForm>;
}

/**
 * Input that outlives its form: a session that ends in mid-form, an accidental reload. In session storage, so it belongs
 * to this tab; whoever else signs in there finds nothing.
 */
export class KeptInput {
  private readonly storage: SafeStorage;
  private readonly now: () => number;

  constructor(storage: SafeStorage, now: () => number = Date.now) {
    this.storage = storage;
    this.now = now;
  }

  /** What a user typed into a form; undefined where nothing is kept, or not any more. */
  read(user: number, form: string): KeptForm | undefined {
    const kept = this.of(user).forms[form];
    return kept && this.now() - kept.time < LIFE_MS ? kept : undefined;
  }

  /** Keeps what a user typed into a form. */
  write(user: number, form: string, kept: Omit<KeptForm, "time">): void {
    const { forms } = this.of(user);
    this.store({ user, forms: { ...forms, [form]: { ...kept, time: this.now() } } });
  }

  /** Forgets what a user typed into a form. */
  forget(user: number, form: string): void {
    const { [form]: _gone, ...forms } = this.of(user).forms;
    this.store({ user, forms });
  }

  /** Forgets everything of others than this user. */
  keepOnly(user: number): void {
    this.store(this.of(user));
  }

  private of(user: number): Kept {
    const kept = parse(this.storage.get(sessionKeys.keptInput));
    return kept?.user === user ? kept : { user, forms: {} };
  }

  private store(kept: Kept): void {
    if (Object.keys(kept.forms).length === 0) this.storage.remove(sessionKeys.keptInput);
    else this.storage.set(sessionKeys.keptInput, JSON.stringify(kept));
  }
}

/** Whatever lies there was written by us or by nobody we know. */
function parse(text: string | undefined): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Kept> | null;
    return typeof kept?.user === "number" && typeof kept.forms === "object" && kept.forms !== null
      ? (kept as Kept)
      : undefined;
  } catch {
    return undefined;
  }
}
