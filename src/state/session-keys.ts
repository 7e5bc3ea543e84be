/**
 * Specification §3: "Session storage keys: user_token, loginFlag, loginNum, cloudOptions"; beside them the profile as text, and what was
 * typed into forms, which the end of an expired session spares.
 */
export const sessionKeys = {
  token: "user_token",
  mode: "loginFlag",
  loginNum: "loginNum",
  clouds: "cloudOptions",
  profile: "userInfo",
  keptInput: "keptInput",
} as const;
