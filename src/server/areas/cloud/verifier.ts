import type { Words } from "../../errors";

/** Keys of a cloud account to try. The secret is for the verifier alone: it is never stored, logged or answered. */
export interface CloudKeys {
  cloudCode: string;
  accountUid: string | undefined;
  accessKey: string;
  secretKey: string;
  regionId: string | undefined;
}

/** What a cloud says to the keys. */
export interface CloudVerdict {
  valid: boolean;
  /** Account the keys belong to, where the cloud told. */
  accountUid: string | null;
  accountName: string | null;
  /** Permissions the console needs and the account lacks. */
  missingPermissions: string[];
  /** Why the keys cannot be used; null where they can. */
  reason: Words | null;
}

/** Asks a cloud whether keys work. One implementation per way of asking; the rest of the server knows only this. */
export interface CloudVerifier {
  verify(keys: CloudKeys): Promise<CloudVerdict>;
}
