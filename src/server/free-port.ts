import { randomInt } from "node:crypto";
import { createServer } from "node:net";

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
    if (problem !== "EADDRINUSE" && problem !== "EACCES") throw new Error(`No port can be listened on: ${problem}`);
  }
}

/** @returns the system's word for what went wrong, if anything did; a machine without IPv6 has its own */
export async function listenOnce(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
