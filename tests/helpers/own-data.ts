import { randomBytes } from "node:crypto";
import pg from "pg";
import type { MessageType } from "../../src/generated/api";
import { type ConsoleServer, demoPassword } from "./browser";
import { callApi, signIn, test as base } from "./signed-in";

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
  role(authCodes: string): Promise<{ id: number; roleName: string }>;
  /** Messages of a user, in the order given; nobody can send one through the API. @returns their ids. */
  messages(user: OwnUser, messages: readonly OwnMessage[]): Promise<number[]>;
  /** A token of the main account, for calls past the browser. */
  admin(): Promise<string>;
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
  const admin = () => signIn(url, "admin");
  const role = async (authCodes: string) => {
    const roleName = `角色 ${ownWord()}`;
    return { ...(await callApi(url, "createRole", { roleName, authCodes }, await admin())), roleName };
  };
  return {
    admin,
    role,
    async user(authCodes) {
      const word = ownWord();
      const own = { username: word, name: `员工 ${word}`, phone: ownPhone(), email: `${word}@example.com`, password: demoPassword };
      const { id: roleId, roleName } = await role(authCodes);
      const { id } = await callApi(url, "createUser", { ...own, roleIds: [roleId] }, await admin());
      await signIn(url, own.username);
      return { ...own, id, roleId, roleName };
    },
    async messages(user, messages) {
      const client = new pg.Client({ connectionString: await server.database() });
      await client.connect();
      try {
        const ids: number[] = [];
        for (const [index, message] of messages.entries()) {
          const { title, content = `${title}。`, type = "om", read = false, createTime = momentOf(index) } = message;
          const { rows } = await client.query<{ id: string }>(
            `INSERT INTO messages (custom_id, user_id, title, type, sub_type, content, read_flag, level, create_time, read_time)
             VALUES (1001, $1, $2, $3, 'notice', $4, $5, 'info', $6, $7) RETURNING id`,
            [user.id, title, type, content, read ? 1 : 0, `${createTime}+08`, read ? `${createTime}+08` : null],
          );
          ids.push(Number(rows[0]?.id));
        }
        return ids;
      } finally {
        await client.end();
      }
    },
  };
}

function momentOf(index: number): string {
  const moment = new Date(Date.UTC(2026, 0, 5, 9, index));
  return moment.toISOString().slice(0, 19).replace("T", " ");
}
