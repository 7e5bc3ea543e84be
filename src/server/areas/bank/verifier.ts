import type { Words } from "../../errors";
import type { BankAccountStatus } from "../../../generated/enums";

/** A bank account that is to be verified. */
export interface UnverifiedAccount {
  /** Holder, as the customer's real name has it. */
  accountName: string;
  bankNo: string;
  /** Since when it waits. */
  since: Date;
}

/** What the bank says: number and holder belong together, or not. */
export type Verdict =
  | { status: typeof BankAccountStatus.verified }
  | { status: typeof BankAccountStatus.failed; note: Words };

/** Whoever verifies bank accounts, as by a payment of a few cents. Asked again and again; nothing yet is undefined. */
export interface BankVerifier {
  follow(account: UnverifiedAccount, now: Date): Promise<Verdict | undefined>;
}
