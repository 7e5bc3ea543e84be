import type { Words } from "../../errors";
import { limits } from "../../limits";

/** How a work order came to be completed. */
export const solved: Words = { zh: "客户确认已解决", en: "The customer confirmed that the problem is solved" };

/** The same where nobody confirmed it. */
export const confirmed: Words = {
  zh: `超过 ${limits.confirmDays} 天未确认，系统自动确认完成`,
  en: `Not confirmed within ${limits.confirmDays} days. Completed automatically`,
};
