import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../database/client";
import { customers, users } from "../database/schema/identity";
import { toLocalDateTime } from "../time";
import { AccountType } from "../../generated/enums";

/** Every customer, a line of columns each, after a line of headings. */
export async function listCustomers(db: Database): Promise<string[]> {
  const rows = await db
    .select({
      id: customers.id,
      type: customers.customType,
      username: users.username,
      made: customers.createTime,
      name: customers.customName,
    })
    .from(customers)
    .leftJoin(users, and(eq(users.customId, customers.id), eq(users.accountType, AccountType.main)))
    .orderBy(asc(customers.id), asc(users.id));
  const lines = rows.map(({ id, type, username, made, name }) => [
    String(id),
    String(type),
    username ?? "-",
    toLocalDateTime(made),
    name,
  ]);
  return columns([["NUMBER", "TYPE", "MAIN ACCOUNT", "MADE", "NAME"], ...lines]);
}

/** The last column has what is left of the line. */
function columns(lines: string[][]): string[] {
  const widths = (lines[0] ?? []).map((_heading, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) =>
    line.map((text, at) => (at === line.length - 1 ? text : text.padEnd(widths[at] ?? 0))).join("  "),
  );
}
