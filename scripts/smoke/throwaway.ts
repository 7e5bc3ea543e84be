import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { defaultSigning, createApp } from "../../src/server/app";
import type { Description } from "../../src/compiler/api/description";
import { createCustomer } from "../../src/server/admin/create-customer";
import { openCallDatabase } from "../../src/server/database/call-database";
import { openDatabase } from "../../src/server/database/client";
import { startEmbedded } from "../../src/server/database/embedded/embedded";
import { migrate } from "../../src/server/database/migrate";
import { users } from "../../src/server/database/schema/identity";
import { CustomType } from "../../src/generated/enums";
import { simulatedProviders } from "../../src/server/providers";
import { type KeptCluster, keptCluster } from "../setup/kept-cluster";
import type { SmokeTarget } from "./smoke";

/** A server with a database of its own that nobody else sees; both are gone after `stop`. */
export interface Throwaway {
  target: SmokeTarget;
  stop(): Promise<void>;
}

const CONNECTIONS = 6;

/** Tables without rows. */
const migrated: KeptCluster = {
  folder: "smoke",
  sources: ["src/server/database/migrations", "src/server/database/embedded", "package-lock.json"],
};

const silent = (): void => undefined;

/** Starts PostgreSQL and a server for one smoke test. @throws EmbeddedError where PostgreSQL cannot be started */
export async function startThrowaway(api: Description): Promise<Throwaway> {
  const copyOf = await keptCluster(migrated, makeCluster);
  const cluster = await startEmbedded({ durable: false, copyOf, log: silent });
  try {
    const server = await startServer(cluster.url, api);
    return {
      target: server.target,
      stop: async () => {
        await server.stop();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function makeCluster(into: string): Promise<void> {
  const cluster = await startEmbedded({ durable: false, log: silent });
  try {
    await migrate(cluster.url);
    await cluster.stop(into);
  } finally {
    await cluster.stop();
  }
}

/** A server over a migrated database, signed as the description and the specification say, with one customer that may do everything. */
export async function startServer(databaseUrl: string, { serving }: Description): Promise<Throwaway> {
  const calls = openCallDatabase(databaseUrl);
  const { db, close } = openDatabase(databaseUrl, CONNECTIONS);
  const verifyCode = randomBytes(8).toString("hex");
  const app = createApp({
    calls,
    background: db,
    scheduled: false,
    providers: simulatedProviders(db),
    verifyCode,
    signing: {
      source: serving.source ?? defaultSigning.source,
      headers: { ...defaultSigning.headers, ...serving.headers },
      order: defaultSigning.order,
    },
    log: silent,
  });
  const stop = async (): Promise<void> => {
    await app.close();
    await Promise.all([calls.close(), close()]);
  };
  try {
    const username = `smoke${randomBytes(4).toString("hex")}`;
    const { password } = await createCustomer(db, { name: username, type: CustomType.group, username }, new Date());
    await db.update(users).set({ oneTimePassword: false });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    return { target: { url: `http://127.0.0.1:${port}`, as: { username, password, verifyCode } }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
