import type { ApiError } from "../../api/error";

/** Codes that say a row is no longer as it was shown: gone, or changed by somebody else. */
const CHANGED = [404, 409];

/** Whether a refusal says that what is shown is out of date, and is to be fetched again. */
export function saysChanged({ code }: Pick<ApiError, "code">): boolean {
  return CHANGED.includes(code);
}
