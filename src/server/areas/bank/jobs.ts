import { type AreaJobs, following } from "../../jobs/job";
import { verifyBankAccounts } from "./settle";

export const jobs: AreaJobs = ({ bankVerification }) =>
  following(bankVerification, "verify bank accounts", verifyBankAccounts);
