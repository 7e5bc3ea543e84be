import type { SafeStorage } from "./storage";

/** Where it lies in session storage: it belongs to this tab, and goes with its session. */
const FOLLOWED_KEY = "followedJobs";

/** Something that the server does, and the detail that shows how far it is. */
export interface Followed {
  subject: string;
  view: string;
  /** What the detail's call is sent. */
  input: Record<string, unknown>;
}

/** What the notification centre follows on the server, so that it goes on doing so when the page has been reloaded. */
export class FollowedJobs {
  private readonly storage: SafeStorage;

  constructor(storage: SafeStorage) {
    this.storage = storage;
  }

  /** What was not known to have ended, the earliest first. */
  read(): Followed[] {
    return parse(this.storage.get(FOLLOWED_KEY));
  }

  /** Keeps one; what is followed already stays where it is. */
  keep(followed: Followed): void {
    if (!this.read().some((other) => same(other, followed))) this.store([...this.read(), followed]);
  }

  /** Forgets one, which has ended. */
  forget(followed: Followed): void {
    this.store(this.read().filter((other) => !same(other, followed)));
  }

  private store(list: readonly Followed[]): void {
    if (list.length === 0) this.storage.remove(FOLLOWED_KEY);
    else this.storage.set(FOLLOWED_KEY, JSON.stringify(list));
  }
}

function same(one: Followed, other: Followed): boolean {
  return (
    one.subject === other.subject &&
    one.view === other.view &&
    JSON.stringify(one.input) === JSON.stringify(other.input)
  );
}

/** Whatever lies there was written by us or by nobody we know. */
function parse(text: string | undefined): Followed[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isFollowed) : [];
  } catch {
    return [];
  }
}

function isFollowed(value: unknown): value is Followed {
  const { subject, view, input } = (value ?? {}) as Partial<Followed>;
  return typeof subject === "string" && typeof view === "string" && typeof input === "object" && input !== null;
}
