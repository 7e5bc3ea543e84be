import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A small proxy in front of several servers. */
export interface FailoverProxy {
  /** Its origin. */
  url: string;
  /** From now on passes calls on to these origins, by turns. */
  use(origins: string[]): void;
  close(): void;
}

/** Passes each call on to the next server; where that cannot be reached, or breaks off, the caller gets 502 and may try again. */
export async function startFailoverProxy(): Promise<FailoverProxy> {
  let servers: string[] = [];
  let turn = 0;
  const proxy: Server = createServer((incoming, outgoing) => {
    const origin = servers[turn++ % servers.length] ?? "";
    const passed = request(
      origin + (incoming.url ?? ""),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on("error", () => outgoing.destroy());
        answer.pipe(outgoing);
      },
    );
    passed.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    use: (origins) => {
      servers = origins;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
