import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { limits } from "../limits";

/** Closes each new connection of an address that has so many already: one caller must not take all there are. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return;
    const count = (open.get(remoteAddress) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(remoteAddress, count);
    socket.once("close", () => {
      const left = (open.get(remoteAddress) ?? 1) - 1;
      if (left > 0) open.set(remoteAddress, left);
      else open.delete(remoteAddress);
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
