import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { numberOf } from "../../src/server/environment";
import { Explained, explaining } from "./explained.mjs";

/** The port asked for with PORT; 8080 where nothing is asked. */
export function portFrom(text: string | undefined): number {
  return explaining(() => numberOf("PORT", text, 1, 65_535)) ?? 8080;
}

/** Makes sure that nobody else answers on a port of an address; of "localhost", whichever of its two addresses a browser tries first. */
export async function requireFreePort(port: number, host = "127.0.0.1"): Promise<void> {
  for (const address of host === "127.0.0.1" ? [host, "::1"] : [host]) {
    const problem = await listenOnce(port, address);
    if (problem === "EADDRNOTAVAIL" && address === host)
      throw new Explained(`HOST is ${host}, which is no address of this machine.`);
    if (problem === "EADDRINUSE") {
      throw new Explained(
        `Port ${port} is in use by another program: stop that, or choose another port with PORT=${port + 1} npm start.`,
      );
    }
    if (problem === "EACCES")
      throw new Explained(`Port ${port} is not for ordinary users: choose another with PORT=8081 npm start.`);
  }
}

/**
 * A port nobody uses at this moment. None of those that systems give to outgoing connections, from 32768 on: one of these is often taken
 * before the program that it was found for listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    const problem = await listenOnce(port, "127.0.0.1");
    if (problem === undefined) return port;
    // Anything else would be wrong with every port.
    if (problem !== "EADDRINUSE" && problem !== "EACCES") throw new Explained(`No port can be listened on: ${problem}`);
  }
}

/** @returns the system's word for what went wrong, if anything did; a machine without IPv6 has its own */
async function listenOnce(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
