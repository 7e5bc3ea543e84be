/** Specification §3: "Session storage keys: user_token, loginFlag, loginNum, cloudOptions"; the profile beside them as text. */
export const sessionKeys = {
  token: "user_token",
  mode: "loginFlag",
  loginNum: "loginNum",
  clouds: "cloudOptions",
  profile: "userInfo",
} as const;
