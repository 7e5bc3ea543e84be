import { asc, eq } from "drizzle-orm";
import type { Context, Handlers } from "../../context";
import { customers, roles, userRoles, users } from "../../database/schema/identity";
import { refuse } from "../../errors";
import { endSession, renewSession, sessionLifetime } from "../../plugins/session-store";
import { missingProviders } from "../../providers";
import { toLocalDateTimeOrNull } from "../../time";
import { login } from "./login";
import { listLoginHistory } from "./login-history";
import { ownSessionHandlers } from "./own-sessions";
import { drawVerifyCode } from "./verify-code";
import { roleNameIn } from "../../identity/role-texts";

/** Signing in and out, and what the signed-in user is told about themselves. */
export const handlers = {
  getVerifyCodeImage: ({ verifyId }, context) => drawVerifyCode(verifyId, context),

  login,

  logout: async (_input, { db, sessionId, audit }) => {
    await endSession(db, sessionId);
    await audit({});
    return null;
  },

  listLoginHistory,
  ...ownSessionHandlers,

  getSession: (_input, { db, sessionId, lastSeenTime, now }) => sessionLifetime(db, sessionId, lastSeenTime, now()),

  renewSession: async (_input, { db, sessionId, lastSeenTime, now }) => {
    await renewSession(db, sessionId, now());
    return sessionLifetime(db, sessionId, lastSeenTime, now());
  },

  getCurrentUser: async (_input, context) => ({ ...(await readProfile(context)), roles: await readRoleNames(context) }),

  getAuthority: async (_input, { user: { authCodes, customType }, providers }) => ({
    authCodes,
    customType,
    missingProviders: missingProviders(providers),
  }),
} satisfies Partial<Handlers>;

async function readProfile({ db, user }: Context) {
  const [row] = await db
    .select({
      customName: customers.customName,
      loginNum: users.loginNum,
      phone: users.phone,
      email: users.email,
      staff: users.staff,
      previousLoginTime: users.previousLoginTime,
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customId))
    .where(eq(users.id, user.id));
  if (!row) throw refuse("TOKEN_INVALID");
  const { previousLoginTime, ...profile } = row;
  return {
    ...profile,
    id: user.id,
    customId: user.customId,
    accountType: user.accountType,
    username: user.username,
    name: user.name,
    authCodes: user.authCodes,
    customType: user.customType,
    oneTimePassword: user.oneTimePassword,
    lastLoginTime: toLocalDateTimeOrNull(previousLoginTime),
  };
}

async function readRoleNames({ db, user, language }: Context): Promise<string[]> {
  const rows = await db
    .select({ roleName: roleNameIn(language) })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, user.id))
    .orderBy(asc(roles.id));
  return rows.map(({ roleName }) => roleName);
}
