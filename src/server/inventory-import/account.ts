import { and, asc, eq, or, sql } from "drizzle-orm";
import type { CloudCode } from "../../generated/api";
import { CloudAccountStatus, CloudSyncStatus } from "../../generated/enums";
import type { Database, Queryable, Tx } from "../database/client";
import { cloudAccounts, clouds } from "../database/schema/cloud";
import { customers } from "../database/schema/identity";
import { ImportError } from "./import-error";

/** Whose resources they are and in which account, as the command line names both. */
export interface Target {
  /** Number or name; may be left out where there is one customer only. */
  customer: string | undefined;
  /** Number, name or the cloud's own id of the account. */
  account: string;
  /** The cloud of an account that is to be made where there is none of that name. */
  cloud: string | undefined;
}

/** The account that a file goes into; one without a number is made by the import. */
export interface ImportAccount {
  id: number | undefined;
  customId: number;
  customName: string;
  accountName: string;
  cloudCode: CloudCode;
}

/** Finds the account. @throws ImportError that lists what there is */
export async function findAccount(db: Database, target: Target): Promise<ImportAccount> {
  const { id: customId, name: customName } = await findCustomer(db, target.customer);
  const found = await accountsOf(db, customId, target.account);
  const [account, ...more] = found;
  if (more.length > 0)
    throw new ImportError(
      `${found.length} accounts are called "${target.account}": name one by its number, ${found.map(({ id }) => id).join(", ")}.`,
    );
  if (!account) return newAccount(db, { customId, customName }, target);
  if (account.secretKey !== null)
    throw new ImportError(
      `The account "${account.accountName}" has keys and is synchronised with its cloud, which would mark imported resources as gone. ` +
        `Name an account without keys; --cloud ${account.cloudCode} makes one.`,
    );
  if (target.cloud !== undefined && target.cloud !== account.cloudCode)
    throw new ImportError(
      `The account "${account.accountName}" is one of ${account.cloudCode}, not of ${target.cloud}.`,
    );
  const { id, accountName, cloudCode } = account;
  return { id, customId, customName, accountName, cloudCode: cloudCode as CloudCode };
}

/** Makes the account where there is none yet, and locks it: imports into one account wait for each other. @throws ImportError where it has got keys meanwhile */
export async function lockAccount(tx: Tx, account: ImportAccount, now: Date): Promise<number> {
  const { customId, accountName, cloudCode } = account;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`inventory import ${accountName}`}, ${customId}))`,
  );
  const id =
    account.id ?? (await accountsOf(tx, customId, accountName))[0]?.id ?? (await makeAccount(tx, account, now));
  const [row] = await tx.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)).for("update");
  if (!row || row.secretKey !== null || row.cloudCode !== cloudCode)
    throw new ImportError(`The account "${accountName}" has been changed meanwhile. Nothing was imported.`);
  return id;
}

async function makeAccount(tx: Tx, { customId, cloudCode, accountName }: ImportAccount, now: Date): Promise<number> {
  const row = {
    customId,
    cloudCode,
    accountName,
    accountUid: accountName,
    site: "china",
    accessKey: "",
    secretKey: null,
    regionIds: [],
    status: CloudAccountStatus.notVerified,
    syncStatus: CloudSyncStatus.synced,
    syncTime: now,
    creator: "import",
    createTime: now,
  };
  const [made] = await tx.insert(cloudAccounts).values(row).returning({ id: cloudAccounts.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

async function findCustomer(db: Database, asked: string | undefined): Promise<{ id: number; name: string }> {
  const { id, customName: name } = customers;
  const wanted = asked === undefined ? undefined : or(eq(name, asked), eq(sql`${id}::text`, asked));
  const found = await db.select({ id, name }).from(customers).where(wanted).orderBy(asc(id)).limit(2);
  const [customer] = found;
  if (customer && found.length === 1) return customer;
  const problem =
    asked === undefined ? "Whose are they? Name the customer by --customer" : `There is no customer "${asked}"`;
  const all = await db.select({ id, name }).from(customers).orderBy(asc(id)).limit(MOST_NAMED);
  throw new ImportError(`${problem}. Customers: ${all.map((one) => `${one.id} "${one.name}"`).join(", ") || "none"}.`);
}

function accountsOf(db: Queryable, customId: number, asked: string) {
  const { id, accountName, accountUid } = cloudAccounts;
  const wanted = or(eq(accountName, asked), eq(accountUid, asked), eq(sql`${id}::text`, asked));
  return db
    .select()
    .from(cloudAccounts)
    .where(and(eq(cloudAccounts.customId, customId), wanted))
    .orderBy(asc(id));
}

async function newAccount(
  db: Database,
  customer: Pick<ImportAccount, "customId" | "customName">,
  { account, cloud }: Target,
): Promise<ImportAccount> {
  if (cloud === undefined) {
    const all = await db
      .select()
      .from(cloudAccounts)
      .where(eq(cloudAccounts.customId, customer.customId))
      .orderBy(asc(cloudAccounts.id))
      .limit(MOST_NAMED);
    const named = all.map(
      (one) => `${one.id} "${one.accountName}" (${one.secretKey === null ? "imported" : "synchronised"})`,
    );
    throw new ImportError(
      `"${customer.customName}" has no account "${account}". Accounts: ${named.join(", ") || "none"}. --cloud CLOUD makes it.`,
    );
  }
  const known = (await db.select({ code: clouds.code }).from(clouds).orderBy(asc(clouds.id))).map(({ code }) => code);
  if (!known.includes(cloud)) throw new ImportError(`There is no cloud "${cloud}"; there are ${known.join(", ")}.`);
  const accountName = account.trim();
  if (accountName.length > 64 || /\p{C}/u.test(accountName))
    throw new ImportError("The name of an account has 1 to 64 characters.");
  return { ...customer, id: undefined, accountName, cloudCode: cloud as CloudCode };
}

/** So many of what there is are named. */
const MOST_NAMED = 50;
