import { hasPassed } from "../../time";
import type { BankVerifier } from "./verifier";
import { BankAccountStatus } from "../../../generated/enums";

/** Seconds after which the demo's bank has answered. */
const answersAfter = 20;
/** Numbers that end so are refused, or wait for a person for ever. */
const [refused, waiting] = ["44", "99"];

const mismatch = { zh: "户名与账号不符，打款验证未通过", en: "The account holder does not match the account number" };

/** Stands in for the banks: says yes after 20 seconds; no to numbers that end in 44, and nothing ever to those that end in 99. */
export const bankVerificationSimulator: BankVerifier = {
  follow: async ({ bankNo, since }, now) => {
    if (!hasPassed(answersAfter, since, now) || bankNo.endsWith(waiting)) return undefined;
    return bankNo.endsWith(refused)
      ? { status: BankAccountStatus.failed, note: mismatch }
      : { status: BankAccountStatus.verified };
  },
};
