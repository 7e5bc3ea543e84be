import { getTableColumns, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./client";

/** How many rows travel in one statement: few megabytes of text each. */
const batchSize = 4000;

/**
 * Inserts many rows fast: each batch is one JSON parameter that PostgreSQL reads as a table, which takes a fraction of
 * the time of a VALUES list and knows no limit of 65,535 parameters. Columns that no row names keep their default;
 * a row that lacks one of the named columns gets null there.
 */
export async function bulkInsert<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const named = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    named.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const typed = sql.join(
    named.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const { columns } = getTableConfig(table);
  const overriding = columns.some((column) => column.generatedIdentity && named.some(([, one]) => one === column));
  for (let at = 0; at < rows.length; at += batchSize) {
    const text = JSON.stringify(rows.slice(at, at + batchSize));
    await db
      .execute(
        sql`insert into ${table} (${names}) ${overriding ? sql`overriding system value` : sql``}
      select * from json_to_recordset(${text}::json) as given(${typed})`,
      )
      .catch(withoutText);
  }
}

/** The error of PostgreSQL itself: around it drizzle repeats the statement with its megabytes of parameter. */
function withoutText(error: unknown): never {
  throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
