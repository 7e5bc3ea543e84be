import { parseArgs, type ParseArgsConfig } from "node:util";
import type { CustomType } from "../../generated/api";
import type { Database } from "../database/client";
import { AdminError } from "./admin-error";
import { createCustomer } from "./create-customer";
import { listCustomers } from "./list-customers";
import { resetPassword, setStaff, unlock } from "./users";

/** A command of the server's administrator: what it prints, by line. */
export type Work = (db: Database, now: Date) => Promise<string[]>;

interface Command {
  /** What follows `npm run`. */
  usage: string;
  about: string;
  options: NonNullable<ParseArgsConfig["options"]>;
  /** @throws AdminError for what can't be meant */
  read(values: Record<string, string | undefined>): Work;
}

const text = { type: "string" } as const;

const types = "0 standard, 1 group, 2 own-cloud, 3 own-cloud sub-customer, 4 member, 5 cloud-service manager";

/** Every command by its name in package.json. */
export const commands = {
  "create-customer": {
    usage: "create-customer -- --name NAME --type TYPE --username NAME [--parent NUMBER]",
    about: `Makes a customer and its main account, and prints the main account's one-time password.\nTYPE: ${types}.\n3 and 4 stand below the customer that --parent names.`,
    options: { name: text, type: text, username: text, parent: text },
    read: (values) => {
      const asked = {
        name: customName(values.name),
        type: customType(values.type),
        username: username(values.username),
        parent: parent(values.parent),
      };
      return async (db, now) => {
        const { customId, password } = await createCustomer(db, asked, now);
        return [`Customer ${customId} "${asked.name}" is made.`, ...oneTime(asked.username, password)];
      };
    },
  },
  "list-customers": {
    usage: "list-customers",
    about: "Lists the customers with their main accounts.",
    options: {},
    read: () => (db) => listCustomers(db),
  },
  "reset-password": {
    usage: "reset-password -- --username NAME",
    about: "Gives a user a one-time password and prints it; signs the user out everywhere.",
    options: { username: text },
    read: (values) => {
      const name = username(values.username);
      return async (db, now) => oneTime(name, (await resetPassword(db, name, now)).password);
    },
  },
  unlock: {
    usage: "unlock -- --username NAME",
    about: "Lets a user who was locked out after failed attempts sign in again.",
    options: { username: text },
    read: (values) => {
      const name = username(values.username);
      return async (db, now) => {
        await unlock(db, name, now);
        return [`"${name}" may sign in again.`];
      };
    },
  },
  "grant-staff": {
    usage: "grant-staff -- --username NAME",
    about:
      "Makes a user one of the provider's staff: the console explains to them what it hides, disables and redirects.",
    options: { username: text },
    read: (values) => staffWork(values.username, true),
  },
  "revoke-staff": {
    usage: "revoke-staff -- --username NAME",
    about: "Makes a user no longer one of the provider's staff.",
    options: { username: text },
    read: (values) => staffWork(values.username, false),
  },
} as const satisfies Record<string, Command>;

/** Name of a command. */
export type CommandName = keyof typeof commands;

/** How a command is used, by line. */
export function helpOf(name: CommandName): string[] {
  const { usage, about } = commands[name];
  return [`Usage: npm run ${usage}`, ...about.split("\n")];
}

/** Reads a command line. @returns what is to be done; nothing where help is asked for. @throws AdminError that says what is wrong, and how it is used */
export function readCommand(name: CommandName, args: readonly string[]): Work | undefined {
  const { options, read }: Command = commands[name];
  try {
    const { values } = parseArgs({ args: [...args], options: { ...options, help: { type: "boolean", short: "h" } } });
    return values.help === true ? undefined : read(values as Record<string, string | undefined>);
  } catch (error) {
    throw new AdminError([error instanceof Error ? error.message : String(error), ...helpOf(name)].join("\n"));
  }
}

function staffWork(value: string | undefined, staff: boolean): Work {
  const name = username(value);
  return async (db, now) => {
    await setStaff(db, name, staff, now);
    return [`"${name}" is ${staff ? "now" : "no longer"} one of the staff. It shows when the console is next loaded.`];
  };
}

function oneTime(name: string, password: string): string[] {
  return [
    `User name:          ${name}`,
    `One-time password:  ${password}`,
    "It is shown this once, and has to be changed at the first sign-in.",
  ];
}

function customName(value = ""): string {
  const name = value.trim();
  if (name === "" || name.length > 64 || /\p{C}/u.test(name))
    throw new AdminError("--name is the customer's name: 1 to 64 characters.");
  return name;
}

function customType(value = ""): CustomType {
  if (!/^[0-5]$/.test(value)) throw new AdminError(`--type is a number: ${types}.`);
  return Number(value) as CustomType;
}

/** As the description has it (Username). */
function username(value = ""): string {
  if (!/^[A-Za-z][\w.-]{3,31}$/.test(value))
    throw new AdminError("--username is 4 to 32 characters: a letter, then letters, digits, _, . or -");
  return value;
}

function parent(value: string | undefined): number | undefined {
  if (value !== undefined && !/^[1-9]\d{0,14}$/.test(value))
    throw new AdminError("--parent is the number of a customer; see npm run list-customers.");
  return value === undefined ? undefined : Number(value);
}
