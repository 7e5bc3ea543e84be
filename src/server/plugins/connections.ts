import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../identity/address";
import { limits } from "../limits";

/** Closes each new connection of an address (of IPv6: a network) that has so many already: one caller must not take all there are. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    if (socket.remoteAddress === undefined) return;
    const address = networkOf(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * Cuts off callers who go on sending a body after they got their answer, as those who are refused may. Not at once: closing while
 * bytes arrive can cost an honest caller the answer.
 */
export function cutOffLateBodies(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ raw }) => {
    if (raw.complete !== false) return;
    setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, limits.lingering).unref();
  });
}
