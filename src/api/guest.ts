import type { OperationId, Output } from "../generated/operations";
import { ApiError, type FailureKind } from "./error";

/** Longer than any tab is open, seconds. */
const FOREVER_S = 1_000_000_000;

/** Who works in a console of an API that has no users, menus or preferences of ours: whoever has the token may do everything. */
const user = {
  id: 1,
  username: "API",
  name: "API",
  accountType: 0,
  customType: 1,
  authCodes: "all,",
  loginNum: 2,
  lastLoginTime: null,
  roles: [],
  customId: 1,
  customName: "",
  phone: null,
  email: null,
  oneTimePassword: false,
  staff: false,
} satisfies Output<"getCurrentUser">;

const lifetime = { idleSeconds: FOREVER_S, absoluteSeconds: FOREVER_S };

/** What the console asks for itself, answered without a server of ours. What is preferred is kept by this device alone. */
const answers: Partial<Record<OperationId, unknown>> = {
  getCurrentUser: user,
  getAuthority: { authCodes: user.authCodes, customType: user.customType, missingProviders: [] },
  listUserClouds: [],
  logout: null,
  getSession: lifetime,
  renewSession: lifetime,
  getPreference: { value: null },
  savePreference: null,
  listSavedViews: [],
};

/** The answer to a call that the console makes for itself. Rejects where it needs a server of ours. */
export async function ownAnswer(
  id: OperationId,
  explain: (kind: Exclude<FailureKind, "answer">) => string,
): Promise<unknown> {
  if (!(id in answers)) throw new ApiError("unreadable", 501, explain("unreadable"));
  return Promise.resolve(answers[id]);
}
