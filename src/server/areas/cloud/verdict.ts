import type { CloudCode } from "../../../generated/api";
import type { Words } from "../../errors";

/** Keys of a cloud account to try. The secret is for the cloud alone: it is never stored, logged or answered. */
export interface CloudKeys {
  cloudCode: CloudCode;
  accountUid: string | undefined;
  accessKey: string;
  secretKey: string;
  regionId: string | undefined;
}

/** What the console does at a cloud: each needs permissions there. */
export type CloudCapability = "inventory" | "bill" | "quota" | "operate";

/** What a cloud says to the keys. */
export interface CloudVerdict {
  /** Whether they work and lack nothing. */
  valid: boolean;
  /** Account the keys belong to, where the cloud told. */
  accountUid: string | null;
  accountName: string | null;
  /** Permissions the console needs and the account lacks, and for what. */
  missing: { capability: CloudCapability; permission: string }[];
  /** Why the keys cannot be used; null where they can. */
  reason: Words | null;
}
