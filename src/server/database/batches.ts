/** Parts rows, which may be many, into batches of a size that one statement takes: PostgreSQL knows 65,535 parameters. */
export function batchesOf<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}
