import type { Mode } from "../../src/model/config/mode";
import { type Profile, Session } from "../../src/state/session";
import { safeStorage } from "../../src/state/storage";
import { memoryStorage } from "./memory-storage";

/** The session of a user who has signed in. */
export function sessionOf(given: Partial<Profile>, mode: Mode): Session {
  const session = new Session(safeStorage(() => memoryStorage()));
  session.start("t", mode);
  session.admit({ customType: 1, accountType: 1, authCodes: "", ...given } as Profile);
  return session;
}
