import type { Seed } from "./run/seed-type";
import { sql } from "drizzle-orm";
import { mergeCodes } from "../../identity/grants";
import { hashPassword } from "../../identity/password";
import { addDays, addMinutes } from "../../time";
import type { Queryable } from "../client";
import { customers, roles, userRoles, users } from "../schema/identity";
import { type Random, seededRandom } from "./bills-generator/random";
import { creditCode, seedCustomers } from "./identity-data/customers";
import { type SeedUser, seedRoles, seedUsers } from "./identity-data/people";

/** Password of every demo account. It is hashed once and the hash shared: hashing is slow on purpose. */
export const demoPassword = "Demo@12345";

/** Writes customers, roles and users of the demo. */
export const seed: Seed = { needs: [], write: seedIdentity };

async function seedIdentity(db: Queryable, today: Date): Promise<void> {
  const random = seededRandom(20_240_601);
  const passwordHash = await hashPassword(demoPassword);
  await insertCustomers(db, random, today);
  const createTime = addDays(today, -420);
  const savedRoles = await db
    .insert(roles)
    .values(seedRoles.map((role) => ({ ...role, createTime })))
    .returning();
  const rolesOf = ({ customId, roles: wanted = [] }: SeedUser) =>
    savedRoles.filter((role) => role.customId === customId && wanted.includes(role.roleCode));
  const rows = seedUsers.map((user, index) =>
    userRow(
      user,
      rolesOf(user).map(({ authCodes }) => authCodes),
      index,
      random,
      today,
    ),
  );
  const saved = await db
    .insert(users)
    .values(rows.map((row) => ({ ...row, passwordHash })))
    .returning({ id: users.id });
  await db
    .insert(userRoles)
    .values(
      seedUsers.flatMap((user, index) =>
        rolesOf(user).map(({ id }) => ({ userId: saved[index]?.id ?? 0, roleId: id })),
      ),
    );
}

async function insertCustomers(db: Queryable, random: Random, today: Date): Promise<void> {
  const rows = seedCustomers.map(({ region, ...customer }) => ({
    ...customer,
    creditCode: creditCode(region, customer.id),
    phone: phone(random),
    authStatus: 1,
    createTime: addDays(today, -random.whole(430, 900)),
  }));
  await db.insert(customers).overridingSystemValue().values(rows);
  await db.execute(sql`SELECT setval(pg_get_serial_sequence('customers', 'id'), (SELECT max(id) FROM customers))`);
}

function userRow(user: SeedUser, ofRoles: string[], index: number, random: Random, today: Date) {
  const { username, name, customId, main, ownCodes = "", staff = false, fresh, disabled, remark = "" } = user;
  // Most people were here in the last days, a few have stayed away for weeks.
  const lastLoginTime = fresh
    ? null
    : addMinutes(today, -Math.round(90 * random.logNormal(1.6)) - 20 - (disabled ? 90 * 1440 : 0));
  return {
    username,
    name,
    customId,
    ownCodes,
    remark,
    staff,
    authCodes: mergeCodes(ownCodes, ofRoles),
    accountType: main ? (0 as const) : (1 as const),
    phone: phone(random),
    email: `${username.replace("_", ".")}@${customId === 1001 ? "huachen-group" : `c${customId}`}.example.com`,
    loginNum: fresh ? 0 : 5 + Math.round(40 * random.logNormal(1)),
    status: disabled ? (0 as const) : (1 as const),
    lastLoginTime,
    previousLoginTime: lastLoginTime && addMinutes(lastLoginTime, -Math.round(1440 * random.logNormal(0.8))),
    lastLoginIp: fresh ? null : `10.${random.whole(16, 31)}.${random.whole(0, 255)}.${random.whole(1, 254)}`,
    // In the order of the list, main accounts first, over the past year.
    createTime: main ? addDays(today, -420) : addMinutes(addDays(today, -400 + index * 10), random.whole(0, 480)),
  };
}

function phone(random: Random): string {
  return `1${random.pick(["38", "39", "50", "58", "86", "88", "77", "99"])}${String(random.whole(0, 99_999_999)).padStart(8, "0")}`;
}
