import rateLimit from "@fastify/rate-limit";
import type { FastifyPluginAsync } from "fastify";
import { type Operation, type OperationId, operations } from "../../generated/operations";
import { learnProductNames } from "../cloud-names/in-language";
import type { AuditEvent } from "../context";
import { outageOf } from "../database/outage";
import { describeError } from "../describe-error";
import { refuse } from "../errors";
import { networkOf } from "../identity/address";
import { startJobs } from "../jobs/start-jobs";
import { isDemoOnly } from "../providers";
import { limits } from "../limits";
import { createMinuteBudget } from "../minute-budget";
import { newState, type RequestState } from "../request-state";
import type { ApiOptions } from "./api-options";
import { writeAudit } from "./audit";
import { createCallLookup } from "./call-lookup";
import { refusalOf, sendRefusal } from "./envelope";
import { createLoadGuard } from "./load-guard";
import { registerOperation } from "./operation";

/** Every operation of the description, with signature, session, permission, validation, envelope and audit. */
export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { now, log } = options;
  // A stranger must not be able to fill the audit.
  const mayAudit = createMinuteBudget(limits.anonymousDenialsPerMinute);

  app.decorateRequest("state", null as unknown as RequestState);
  app.addHook("onRequest", async (request) => {
    request.state = newState(request);
  });
  app.addHook("onSend", async (request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-request-id": request.id });
  });
  app.removeContentTypeParser("text/plain");

  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse("UNKNOWN_PATH"), 404));
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 500 || outageOf(error))
      log(`request ${request.id} ${request.state.operationId ?? ""} failed: ${describeError(error)}`, {
        reqId: request.id,
        operation: request.state.operationId,
      });
    const denied =
      (refusal.code === 403 || refusal.code === 407) &&
      (request.state.user || mayAudit(networkOf(request.state.ip), now()));
    const event: AuditEvent | undefined = denied
      ? { result: "denied", detail: { code: refusal.code, reason: refusal.words.en } }
      : request.state.refusal;
    if (event) {
      await writeAudit(options.calls.open, request, event, now()).catch((failure: unknown) =>
        log(`audit failed: ${describeError(failure)}`),
      );
    }
    return sendRefusal(request, reply, refusal);
  });

  app.addHook("onReady", async () => {
    await learnProductNames(options.background).catch((error: unknown) =>
      log(`product names are unknown: ${describeError(error)}`),
    );
  });
  if (options.scheduled) startJobs(app, options);

  await app.register(rateLimit, { global: false });
  const lookup = createCallLookup(options.calls.open);
  const guard = createLoadGuard(app, lookup, options);
  for (const [id, { provider }] of Object.entries(operations) as [OperationId, Operation][]) {
    if (!provider || !isDemoOnly(provider) || options.providers[provider] !== undefined)
      registerOperation(app, id, options, { lookup, guard });
  }
};
