import { and, eq } from "drizzle-orm";
import type { User, UserPage } from "../../src/generated/api";
import { roles, users } from "../../src/server/database/schema/identity";
import { newVerifyId, type TestApi, verifyCode } from "./test-api";

/** Password of the users that tests create. */
export const secret = "Harbour#4711";

/** What tests about users do over and over, as the main account `admin` of customer 1001. */
export async function createPeople(api: TestApi) {
  const admin = await api.signIn("admin");
  let number = 0;

  /** Creates a sub-account with names and numbers of its own. */
  const create = async (changes: Record<string, unknown> = {}, token = admin) => {
    number += 1;
    const input = {
      username: `person${number}`,
      name: "测试用户",
      phone: `1370000${String(number).padStart(4, "0")}`,
      password: secret,
      roleIds: [] as number[],
      ...changes,
    };
    const answer = await api.call("createUser", input, { token });
    return { ...input, answer, id: (answer.data as { id?: number } | null)?.id ?? 0 };
  };

  return {
    admin,
    create,
    idOf: async (username: string) =>
      (await api.db.select().from(users).where(eq(users.username, username)))[0]?.id ?? 0,
    roleId: async (roleCode: string) =>
      (
        await api.db
          .select()
          .from(roles)
          .where(and(eq(roles.customId, 1001), eq(roles.roleCode, roleCode)))
      )[0]?.id ?? 0,
    get: async (id: number) => (await api.call("getUser", { id }, { token: admin })).data as User,
    list: async (input: object) => (await api.call("listUsers", input, { token: admin })).data as UserPage,
    login: (username: string, password: string) =>
      api.call("login", { username, password, verifyId: newVerifyId(), verifyCode }),
    /** Signs in as a sub-account that holds exactly these codes. */
    managerWith: async (authCodes: string) => {
      const role = await api.call(
        "createRole",
        { roleName: `管理 ${Math.random()}`.slice(0, 32), authCodes },
        { token: admin },
      );
      const { username, id } = await create({ roleIds: [(role.data as { id: number }).id] });
      return { token: await api.signIn(username, secret), id, username };
    },
  };
}
