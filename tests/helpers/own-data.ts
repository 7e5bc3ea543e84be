import { randomBytes } from "node:crypto";
import pg from "pg";
import { TOUR_KEY } from "../../src/domain/preference-keys";
import type { MessageType } from "../../src/generated/api";
import { CustomType } from "../../src/generated/enums";
import { createCustomer } from "../../src/server/admin/create-customer";
import { openDatabase } from "../../src/server/database/client";
import { type ConsoleServer, demoPassword } from "./browser";
import { callApi, heldToken, test as base } from "./signed-in";

/** A sub-account that one test made for itself; it has signed in before, so nothing asks it for a new password. */
export interface OwnUser {
  id: number;
  username: string;
  name: string;
  phone: string;
  email: string;
  password: string;
  /** The only role. */
  roleId: number;
  roleName: string;
}

/** A message to be put into a user's message centre. */
export interface OwnMessage {
  title: string;
  content?: string;
  type?: MessageType;
  read?: boolean;
  /** "2026-02-03 10:00:00" in Shanghai; one minute after the message before unless told. */
  createTime?: string;
}

/** Makes what a test needs, so that no test depends on another. All of it belongs to the group of the demo (customer 1001). */
export interface OwnData {
  /** A user who holds exactly these codes, comma-terminated: "v7,v7-1,". */
  user(authCodes: string): Promise<OwnUser>;
  /** A customer with nothing yet, as `npm run create-customer` makes one; its main account has the demo's password. @returns its user name */
  customer(): Promise<string>;
  role(authCodes: string): Promise<{ id: number; roleName: string }>;
  /** Messages of a user, in the order given; nobody can send one through the API. @returns their ids. */
  messages(user: OwnUser, messages: readonly OwnMessage[]): Promise<number[]>;
  /** A token of the main account, for calls past the browser. */
  admin(): Promise<string>;
  /** What the database says, past the product. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** The browser tests' `test` with data of each test's own. */
export const test = base.extend<{ own: OwnData }>({
  own: async ({ consoleServer }, use) => use(ownData(consoleServer)),
});

/** A word that nothing else in the database contains. */
export function ownWord(): string {
  return `t${randomBytes(5).toString("hex")}`;
}

/** A mobile number that nobody has. */
export function ownPhone(): string {
  return `199${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, "0")}`;
}

function ownData(server: ConsoleServer): OwnData {
  const { url } = server;
  const ask = async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await poolOf(await server.database()).query<Row>(sql, [...values]);
    return rows;
  };
  const admin = () => heldToken(url, "admin");
  const role = async (authCodes: string) => {
    const roleName = `角色 ${ownWord()}`;
    return { ...(await callApi(url, "createRole", { roleName, authCodes }, await admin())), roleName };
  };
  return {
    admin,
    role,
    async user(authCodes) {
      const word = ownWord();
      const own = {
        username: word,
        name: `员工 ${word}`,
        phone: ownPhone(),
        email: `${word}@example.com`,
        password: demoPassword,
      };
      const { id: roleId, roleName } = await role(authCodes);
      const { id } = await callApi(url, "createUser", { ...own, roleIds: [roleId] }, await admin());
      // As if signed in once; verifying a password is dear.
      await ask("UPDATE users SET login_num = 1, last_login_time = now() WHERE id = $1", [id]);
      await ask("INSERT INTO preferences VALUES ($1, 1001, $2, '\"seen\"', now())", [id, TOUR_KEY]);
      return { ...own, id, roleId, roleName };
    },
    async customer() {
      const username = ownWord();
      const { db, close } = openDatabase(await server.database(), 1);
      try {
        await createCustomer(db, { name: `客户 ${username}`, type: CustomType.standard, username }, new Date());
      } finally {
        await close();
      }
      await ask(
        `UPDATE users SET login_num = 1, last_login_time = now(), one_time_password = false,
           password_hash = (SELECT password_hash FROM users WHERE username = 'admin') WHERE username = $1`,
        [username],
      );
      return username;
    },
    query: async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) => ask<Row>(sql, values),
    async messages(user, messages) {
      const values = messages.map(({ title, content = `${title}。`, type = "om", read = false, createTime }, index) => {
        const moment = `${createTime ?? momentOf(index)}+08`;
        return { title, content, type, read_flag: read ? 1 : 0, create_time: moment, read_time: read ? moment : null };
      });
      const rows = await ask<{ id: string }>(
        `INSERT INTO messages (custom_id, user_id, sub_type, level, title, content, type, read_flag, create_time, read_time)
         SELECT 1001, $1, 'notice', 'info', title, content, type, read_flag, create_time, read_time
         FROM json_to_recordset($2) AS message (title text, content text, type text, read_flag int, create_time timestamptz, read_time timestamptz)
         RETURNING id`,
        [user.id, JSON.stringify(values)],
      );
      return rows.map(({ id }) => Number(id));
    },
  };
}

/** Connections to the databases of this worker's servers. */
const pools = new Map<string, pg.Pool>();

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  // The database goes when its server is reset or ends.
  pool.on("error", () => undefined);
  pools.set(connectionString, pool);
  return pool;
}

function momentOf(index: number): string {
  const moment = new Date(Date.UTC(2026, 0, 5, 9, index));
  return moment.toISOString().slice(0, 19).replace("T", " ");
}
