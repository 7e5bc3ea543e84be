import { numberOf } from "../../src/server/environment";
import { listenOnce } from "../../src/server/free-port";
import { Explained, explaining } from "./explained.mjs";

/** The port asked for with PORT; 8080 where nothing is asked. */
export function portFrom(text: string | undefined): number {
  return explaining(() => numberOf("PORT", text, 1, 65_535)) ?? 8080;
}

/** Somebody else answers on the port. */
export function portInUse(port: number): Explained {
  return new Explained(
    `Port ${port} is in use by another program: stop that, or choose another port with PORT=${port + 1} npm start.`,
  );
}

/** Makes sure that nobody else answers on a port of an address; of "localhost", whichever of its two addresses a browser tries first. */
export async function requireFreePort(port: number, host = "127.0.0.1"): Promise<void> {
  for (const address of host === "127.0.0.1" ? [host, "::1"] : [host]) {
    const problem = await listenOnce(port, address);
    if (problem === "EADDRNOTAVAIL" && address === host)
      throw new Explained(`HOST is ${host}, which is no address of this machine.`);
    if (problem === "EADDRINUSE") throw portInUse(port);
    if (problem === "EACCES")
      throw new Explained(`Port ${port} is not for ordinary users: choose another with PORT=8081 npm start.`);
  }
}
