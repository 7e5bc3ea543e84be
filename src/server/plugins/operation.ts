import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mayUseAny } from "../../domain/permission";
import { type AnsweredFile, type Operation, type OperationId, operations } from "../../generated/operations";
import { handlers } from "../generated/handlers";
import type { Context, PublicContext } from "../context";
import type { Queryable } from "../database/client";
import { outageOf } from "../database/outage";
import { isUsed, onceByToken, type RequestKey } from "../database/once-by-token";
import { refuse } from "../errors";
import { requireFields } from "../field-permissions/require-fields";
import { type Withhold, withholder } from "../field-permissions/withhold";
import { limits } from "../limits";
import { requireProvider } from "../providers";
import { StreamedFile } from "../streamed-file";
import type { ApiOptions } from "./api-options";
import { userAgentOf, writeAudit } from "./audit";
import type { CallLookup } from "./call-lookup";
import { answerWriter } from "../cloud-names/write-answer";
import { createChecks, type OperationChecks } from "./description";
import { sendFile } from "./answered-file";
import { sendStream } from "./send-stream";
import { success } from "./envelope";
import { hasNul, invalidRequest } from "./request-errors";
import type { LoadGuard } from "./load-guard";
import { openCall } from "./open-call";
import { touchSession } from "./session-store";
import { readSignedCall, sha256 } from "./signature";

/** A handler as the wiring sees it: the types of its input and output are between it and the description. */
type AnyHandler = (input: unknown, context: Context | PublicContext) => Promise<unknown>;

type AnyAskingHandler = Record<"ask" | "answer", (...all: unknown[]) => Promise<unknown>>;

/** Adds the route of one operation. Order: rate, load, signature, session, one-time password, permission, outside service, validity, permission of fields, handler. */
export function registerOperation(
  app: FastifyInstance,
  operationId: OperationId,
  options: ApiOptions,
  { lookup, guard }: { lookup: CallLookup; guard: LoadGuard },
): void {
  const operation: Operation = operations[operationId];
  const checks = createChecks(operationId);
  const write = answerWriter(operationId);
  const withhold = withholder(operationId);
  const rateLimited = operationId === "login" || operationId === "getVerifyCodeImage";
  app.route({
    method: operation.method.toUpperCase(),
    url: operation.path,
    exposeHeadRoute: false,
    ...(operation.bodyBytes !== undefined && { bodyLimit: operation.bodyBytes }),
    config: { rateLimit: rateLimited ? { max: limits.loginCallsPerMinute, timeWindow: 60_000 } : false },
    // Not in onRequest: there the rate limit counts first.
    preParsing: async (request, reply) => {
      guard.admit();
      await authenticate(request, operationId, operation, lookup, options);
      if (request.state.user) await guard.countCall(request, reply);
    },
    preValidation: async (request) => {
      requireOwnPassword(request, operation);
      permit(request, operation);
      if (operation.provider) requireProvider(options.providers, operation.provider);
    },
    handler: (request, reply) =>
      answer(request, reply, operationId, operation, { ...checks, write, withhold }, options),
  });
}

async function authenticate(
  request: FastifyRequest,
  operationId: OperationId,
  operation: Operation,
  lookup: CallLookup,
  options: ApiOptions,
): Promise<void> {
  request.state.operationId = operationId;
  const now = options.now();
  const call = readSignedCall(request, operation.path, options.signing, now);
  const { fresh, session } = await openCall(lookup, options.memory, call, operation, now);
  if (!session && !operation.public) throw refuse("TOKEN_INVALID");
  if (!fresh) throw refuse("CALL_REPEATED");
  // Signing in concerns whoever is named in the request, not the session that the request may carry besides.
  if (!session || operation.public) return;
  request.state.user = session.user;
  request.state.sessionId = session.sessionId;
  const background = operation.background === true;
  request.state.lastSeenTime = background ? session.lastSeenTime : now;
  await touchSession(options.calls.open, session, background, now).catch((error: unknown) => {
    if (outageOf(error) !== "STORAGE_FULL" || operation.change) throw error;
    if (!background) options.memory.lastSeen.keep(sha256(call.token), now);
  });
}

/** A one-time password is good for being changed and for what the console needs to get there. */
function requireOwnPassword({ state: { user } }: FastifyRequest, { oneTimePassword }: Operation): void {
  if (user?.oneTimePassword && !oneTimePassword) throw refuse("PASSWORD_ONE_TIME");
}

/** A code of x-permission, or the caller's own id in the property that x-self names. */
function permit(request: FastifyRequest, operation: Operation): void {
  const { user } = request.state;
  if (!operation.permission || !user || mayUseAny(user.authCodes, operation.permission)) return;
  const input = inputOf(request, operation) as Record<string, unknown> | null | undefined;
  const own = operation.self ? input?.[operation.self] : undefined;
  if (own === undefined || String(own) !== String(user.id))
    throw refuse("NO_PERMISSION", { code: operation.permission.join(" / ") });
}

function inputOf(request: FastifyRequest, operation: Operation): unknown {
  return operation.method === "get" ? request.query : request.body;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  operationId: OperationId,
  operation: Operation,
  checks: OperationChecks & { write: ReturnType<typeof answerWriter>; withhold: Withhold },
  options: ApiOptions,
): Promise<FastifyReply> {
  const input = (operation.method === "get" ? { ...(request.query as object) } : request.body) ?? {};
  const invalid = invalidRequest(checks.checkInput(input));
  if (invalid) throw invalid;
  // Only now: the walk goes as deep as the input, which the description has limited.
  if (hasNul(input)) throw refuse("INVALID_REQUEST");
  const { user } = request.state;
  if (user) requireFields(operationId, input, user.authCodes);
  const { calls } = options;
  // From here on PostgreSQL holds back the rows of all other customers.
  const database = user ? calls.held(user.customId) : calls.open;
  const key = requestKey(request, operationId, input);
  const handle = await prepare(operationId, input, contextOf(request, options, database), () => isUsed(database, key));
  const data = await onceByToken(database, key, options.now(), async (db) => {
    const answered = await handle(input, contextOf(request, options, db));
    if (operation.change && !request.state.audited) await writeAudit(db, request, {}, options.now());
    return answered;
  });
  if (data instanceof StreamedFile) return sendStream(request, reply, data, options.log);
  if (checks.rawType === "application/octet-stream") return sendFile(reply, data as AnsweredFile);
  if (checks.rawType) return reply.type(checks.rawType).send(data);
  const given = checks.withhold(data, user?.authCodes ?? "");
  const body = checks.write(success(request, given), request.state.language);
  if (options.validateResponses) checkAnswer(operationId, checks, JSON.parse(body));
  return reply.type("application/json; charset=utf-8").send(body);
}

/** The handler, with what it asks first asked: before a transaction opens, and not for a request that has its answer. */
async function prepare(
  operationId: OperationId,
  input: object,
  context: Context | PublicContext,
  isAnswered: () => Promise<boolean>,
): Promise<AnyHandler> {
  const handler = handlers[operationId] as AnyHandler | AnyAskingHandler;
  if (typeof handler === "function") return handler;
  // A refusal counts only where the same request was not answered meanwhile.
  const [asked] = (await isAnswered()) ? [] : await Promise.allSettled([handler.ask(input, context)]);
  return (given, inside) => {
    // Swept meanwhile: whoever repeats a week later can do so once more.
    if (!asked) throw refuse("CONFLICT");
    if (asked.status === "rejected") throw asked.reason;
    return handler.answer(given, inside, asked.value);
  };
}

/** Whose token names the request; undefined for requests that carry none. */
function requestKey(request: FastifyRequest, operation: OperationId, input: object): RequestKey | undefined {
  const { user } = request.state;
  if (!user || !("clientToken" in input) || typeof input.clientToken !== "string") return undefined;
  const { clientToken: token, ...rest } = input;
  return { customId: user.customId, userId: user.id, operation, token: token as string, request: rest };
}

function contextOf(request: FastifyRequest, options: ApiOptions, db: Queryable): Context | PublicContext {
  const { user, sessionId, lastSeenTime, language, ip } = request.state;
  return {
    db,
    language,
    requestId: request.id,
    ip,
    userAgent: userAgentOf(request),
    now: options.now,
    verifyCode: options.verifyCode,
    providers: options.providers,
    audit: async (event, tx) => {
      request.state.audited = true;
      await writeAudit(tx ?? db, request, event, options.now());
    },
    auditRefusal: (event) => {
      request.state.refusal = event;
    },
    ...(user && { user }),
    ...(sessionId !== undefined && { sessionId }),
    ...(lastSeenTime && { lastSeenTime }),
  };
}

function checkAnswer(operationId: OperationId, checks: OperationChecks, envelope: unknown): void {
  const errors = checks.checkAnswer(envelope);
  if (errors.length > 0)
    throw new Error(`${operationId} answers against its description: ${JSON.stringify(errors.slice(0, 5))}`);
}
