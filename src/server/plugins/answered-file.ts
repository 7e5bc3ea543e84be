import type { FastifyReply } from "fastify";
import type { AnsweredFile } from "../../generated/operations";
import { contentDisposition } from "../streamed-file";

/** Sends a file: always to be saved, never shown, so that nothing in it runs beside the console. */
export function sendFile(reply: FastifyReply, { name, type, content }: AnsweredFile): FastifyReply {
  return reply
    .headers({
      "content-disposition": contentDisposition(name),
      "content-security-policy": "sandbox; default-src 'none'",
    })
    .type(type)
    .send(Buffer.from(content));
}
