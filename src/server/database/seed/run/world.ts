import { eq } from "drizzle-orm";
import { UserStatus } from "../../../../generated/enums";
import type { Context, SessionUser } from "../../../context";
import { contextWithoutCall } from "../../../context-without-call";
import { simulatedProviders } from "../../../providers";
import type { Database, Tx } from "../../client";
import { customers, users } from "../../schema/identity";

/** Something that somebody did, or that a job found to do, at a moment of the demo's past. What it led to later is answered. */
export interface Deed {
  at: Date;
  do(now: Date): Promise<readonly Deed[] | void>;
}

/** The console in the demo's past: its moves are those of production, called with a clock of the past. */
export interface World {
  /** The seed's transaction, as handlers and jobs take their database: their transactions are parts of it. */
  db: Database;
  /** When the past ends. */
  today: Date;
  /** What a call that is to happen once brings. No call of the past is sent again, so that all bring the same. */
  clientToken: string;
  /** The call of a user, at a moment. */
  as(username: string, now: Date): Context;
  /** The call of a customer's main account; where nobody of it signs in, its account manager calls in the name of its contact. */
  of(customId: number, now: Date): Context;
}

/** The world of a seed's transaction; customers and users exist already. */
export async function openWorld(tx: Tx, today: Date): Promise<World> {
  const db = withinOne(tx);
  const people = await readPeople(tx);
  const contacts = await readContacts(tx);
  const call = (user: SessionUser | undefined, name: string | number, now: Date): Context => {
    if (!user) throw new Error(`the demo has nobody called ${name}`);
    return {
      ...contextWithoutCall(user, { db, language: "zh", now: () => now }),
      providers: simulatedProviders(db, () => now),
      // What was done before the console was there is not audited.
      audit: async () => undefined,
      auditRefusal: () => undefined,
    };
  };
  return {
    db,
    today,
    clientToken: "demo",
    as: (username, now) =>
      call(
        people.find((person) => person.username === username),
        username,
        now,
      ),
    of: (customId, now) =>
      call(
        people.find((person) => person.customId === customId && person.accountType === 0) ??
          contacts.find((contact) => contact.customId === customId),
        customId,
        now,
      ),
  };
}

/** A transaction in the place of a database. Whatever fails in one of its parts ends all of it, so that none needs a savepoint. */
export function withinOne(tx: Tx): Database {
  const db: Database = Object.create(tx, {
    transaction: { value: (work: (part: Tx) => Promise<unknown>) => work(db as unknown as Tx) },
  });
  return db;
}

function readPeople(tx: Tx): Promise<SessionUser[]> {
  const { id, username, name, customId, accountType, authCodes, oneTimePassword } = users;
  const { customType } = customers;
  return tx
    .select({ id, username, name, customId, accountType, authCodes, oneTimePassword, customType })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customId))
    .where(eq(users.status, UserStatus.active))
    .orderBy(users.id);
}

async function readContacts(tx: Tx): Promise<SessionUser[]> {
  const rows = await tx.select().from(customers).orderBy(customers.id);
  return rows.map(({ id: customId, contact, customName, customType }) => {
    const name = contact ?? customName;
    const rights = { accountType: 0 as const, authCodes: "all", oneTimePassword: false };
    return { id: 0, username: name, name, customId, customType, ...rights };
  });
}
