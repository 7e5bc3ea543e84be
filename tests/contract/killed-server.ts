import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";

/**
 * Does work as a server does that is killed: its connections end before it sends the statement of that number, whatever it is in the middle of.
 * @returns whether it came that far
 */
export async function killedAt(
  url: string,
  statement: number,
  work: (db: Database) => Promise<unknown>,
): Promise<boolean> {
  const opened = openDatabase(url, 2);
  const isKilled = killAt(opened, statement);
  await work(opened.db).catch((error: unknown) => {
    if (!isKilled()) throw error;
  });
  await opened.close();
  return isKilled();
}

function killAt({ pool }: OpenDatabase, statement: number): () => boolean {
  let sent = 0;
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        sent += 1;
        if (sent >= statement) stream.destroy();
        return query(...given);
      },
    });
  });
  return () => sent >= statement;
}

/** How model machines run: by the same seed each time, unless `MODEL_SEED` names another. What fails names its seed. */
export function modelRuns(numRuns: number) {
  return { seed: Number(process.env["MODEL_SEED"] ?? 20_261_120), numRuns, endOnFailure: true };
}
