import type { FastifyReply } from "fastify";
import type { AnsweredFile } from "../../generated/operations";

/** Sends a file: always to be saved, never shown, so that nothing in it runs beside the console. */
export function sendFile(reply: FastifyReply, { name, type, content }: AnsweredFile): FastifyReply {
  return reply
    .headers({
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`,
      "content-security-policy": "sandbox; default-src 'none'",
    })
    .type(type)
    .send(Buffer.from(content));
}
