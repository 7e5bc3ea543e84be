import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { roles } from "../database/schema/identity";

/** What built-in roles are called in English, by their codes: they belong to the product, and their rows have the Chinese. */
const english: Readonly<Record<string, { roleName: string; remark: string }>> = {
  administrator: { roleName: "Administrator", remark: "Manages everything, users and roles included" },
  finance: { roleName: "Finance specialist", remark: "Everything in the cost centre" },
  viewer: { roleName: "Read-only user", remark: "Views the console and the bill overview only" },
};

/** A role's name in the reader's language: the product's for a built-in role, else what it was called by whoever made it. */
export function roleNameIn(language: "zh" | "en"): SQL<string> {
  return textIn(roles.roleName, "roleName", language);
}

/** What is remarked of a role, likewise. */
export function roleRemarkIn(language: "zh" | "en"): SQL<string> {
  return textIn(roles.remark, "remark", language);
}

function textIn(column: PgColumn, text: "roleName" | "remark", language: "zh" | "en"): SQL<string> {
  if (language === "zh") return sql<string>`${column}`;
  const cases = Object.entries(english).map(
    ([code, texts]) => sql`when ${roles.builtin} and ${roles.roleCode} = ${code} then ${texts[text]}::text`,
  );
  return sql<string>`case ${sql.join(cases, sql` `)} else ${column} end`;
}
