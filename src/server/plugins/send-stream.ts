import type { FastifyReply, FastifyRequest } from "fastify";
import { describeError } from "../describe-error";
import type { Log } from "../logger";
import { contentDisposition, type StreamedFile } from "../streamed-file";

/**
 * Sends a file as it is made, no faster than the caller takes it. When it fails on the way the connection is broken off, so that
 * no caller takes the half for the whole; when the caller goes, its stream is destroyed.
 */
export function sendStream(request: FastifyRequest, reply: FastifyReply, file: StreamedFile, log: Log): FastifyReply {
  const { operationId = "" } = request.state;
  file.stream.once("error", (error) => {
    log(`request ${request.id} ${operationId} failed on the way: ${describeError(error)}`, {
      reqId: request.id,
      operation: operationId,
    });
  });
  return reply
    .headers({ ...file.headers, "content-disposition": contentDisposition(file.name) })
    .type(file.type)
    .send(file.stream);
}
