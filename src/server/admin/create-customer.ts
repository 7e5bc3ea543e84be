import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../database/client";
import { accounts } from "../database/schema/account";
import { customers, roles, users } from "../database/schema/identity";
import { builtinRoles } from "../database/seed/identity-data/people";
import { hashPassword } from "../identity/password";
import { AdminError } from "./admin-error";
import { auditCommand } from "./audit";
import { newOneTimePassword } from "./one-time-password";
import { AccountType, CustomType } from "../../generated/enums";
import { RealNameStatus } from "../database/schema/states";

/** A customer to be made, with its main account. */
export interface NewCustomer {
  name: string;
  type: CustomType;
  username: string;
  /** Number of the customer above; needed by types 3 and 4, not possible for others. */
  parent?: number | undefined;
}

/** Types of customers that stand below another, with the type of that one. */
const above: Partial<Record<CustomType, CustomType>> = {
  [CustomType.ownCloudSubCustomer]: CustomType.ownCloud,
  [CustomType.member]: CustomType.group,
};

/**
 * Makes a customer with an empty account and the built-in roles, and its main account with every permission and a one-time password.
 * @throws AdminError where the name is taken or the customer above isn't one
 */
export async function createCustomer(
  db: Database,
  asked: NewCustomer,
  now: Date,
): Promise<{ customId: number; password: string }> {
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  const customId = await db.transaction(async (tx) => {
    // One after the other, so that two commands at once can't both find a name free.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('create customer'))`);
    await checkParent(tx, asked);
    await checkNames(tx, asked);
    const { name, type, username, parent } = asked;
    const [customer] = await tx
      .insert(customers)
      // The operator has the contract: the name is verified.
      .values({
        customName: name,
        customType: type,
        parentId: parent ?? null,
        authStatus: RealNameStatus.verified,
        createTime: now,
      })
      .returning({ id: customers.id });
    if (!customer) throw new Error("an insert returns its row");
    await tx.insert(accounts).values({ customId: customer.id });
    await tx.insert(roles).values(builtinRoles.map((role) => ({ ...role, customId: customer.id, createTime: now })));
    const [user] = await tx
      .insert(users)
      .values({
        customId: customer.id,
        username,
        name,
        accountType: AccountType.main,
        passwordHash,
        oneTimePassword: true,
        ownCodes: "all",
        authCodes: "all",
        createTime: now,
      })
      .returning({ id: users.id });
    await auditCommand(tx, { action: "createCustomer", customId: customer.id, userId: user?.id ?? 0, username }, now);
    return customer.id;
  });
  return { customId, password };
}

async function checkParent(tx: Tx, { type, parent }: NewCustomer): Promise<void> {
  const wanted = above[type];
  if (wanted === undefined && parent !== undefined)
    throw new AdminError(`A customer of type ${type} stands below no other: leave --parent out.`);
  if (wanted === undefined) return;
  if (parent === undefined)
    throw new AdminError(`A customer of type ${type} stands below one of type ${wanted}: name it by --parent NUMBER.`);
  const [found] = await tx.select({ type: customers.customType }).from(customers).where(eq(customers.id, parent));
  if (found?.type !== wanted)
    throw new AdminError(`There is no customer ${parent} of type ${wanted}; see npm run list-customers.`);
}

async function checkNames(tx: Tx, { name, username }: NewCustomer): Promise<void> {
  if ((await tx.$count(customers, eq(customers.customName, name))) > 0)
    throw new AdminError(`There is a customer "${name}" already.`);
  const sameUser = eq(sql`lower(${users.username})`, username.toLowerCase());
  if ((await tx.$count(users, sameUser)) > 0) throw new AdminError(`The user name "${username}" is taken.`);
}
