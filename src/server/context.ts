import type { AccountType, CustomType } from "../generated/api";
import type { AnsweredFile, Input, OperationId, operations, Output } from "../generated/operations";
import type { Queryable, Tx } from "./database/client";
import type { Providers } from "./providers";
import type { StreamedFile } from "./streamed-file";

/** The signed-in user of a call, as the session knows it at this moment (read with every call, so changes act at once). */
export interface SessionUser {
  id: number;
  username: string;
  name: string;
  /** The customer of the user. Handlers filter by it, and PostgreSQL hides the rows of all others from them. */
  customId: number;
  /** 0 standard, 1 group, 2 own-cloud, 3 own-cloud sub-customer, 4 member, 5 cloud-service manager. */
  customType: CustomType;
  /** 0 main account, 1 sub-account. */
  accountType: AccountType;
  /** Specification §3: comma-terminated codes, or containing 'all' or 'channel'. */
  authCodes: string;
  /** Nothing else may be called before the password is changed. */
  oneTimePassword: boolean;
}

/** What an audit row says beyond who, when and which operation. */
export interface AuditEvent {
  /** Ids of the rows concerned. */
  targets?: number[];
  /** Short facts in the product's own terms; never a password, token or key. */
  detail?: Record<string, string | number | boolean | null>;
  /** How it ended; `ok` where absent. */
  result?: "ok" | "failed" | "denied";
  /** Another name than the operation's. */
  action?: string;
}

/** What every handler gets besides its input, signed in or not. */
export interface PublicContext {
  /** A transaction where the request carries a client token: whatever the handler writes then stands or falls with it. */
  db: Queryable;
  language: "zh" | "en";
  requestId: string;
  ip: string;
  /** The caller's program, as it calls itself. */
  userAgent: string | null;
  /** The clock. Handlers ask it instead of the database, so that tests can move it. */
  now: () => Date;
  /** The text accepted as any verification code, for tests (never in production). */
  verifyCode: string | undefined;
  /** The outside services there are. */
  providers: Providers;
  /**
   * Writes an audit row; inside the change's own transaction when `tx` is given, else by `db`. Each change that writes none gets a
   * plain one when it has succeeded.
   */
  audit(event: AuditEvent, tx?: Tx): Promise<void>;
  /** Has an audit row written when the call is refused: after what it wrote was taken back, so that the row stays. */
  auditRefusal(event: AuditEvent): void;
}

/** What a handler of a signed-in operation gets. */
export interface Context extends PublicContext {
  user: SessionUser;
  /** Row of the session this call belongs to. */
  sessionId: number;
  /** When it was last used, which the database may not have had the room to write down. */
  lastSeenTime: Date;
}

/** Operations that need no session. */
export type PublicOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { readonly public: true } ? Id : never;
}[OperationId];

/** Answers one operation: valid input in, `data` of the envelope out, an AnswerError thrown to refuse. */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  context: Id extends PublicOperationId ? PublicContext : Context,
) => Promise<Answered<Id>>;

/**
 * Answers one operation in two steps: first it asks an outside service, then it does what follows. No transaction is open meanwhile, also
 * not that of a client token; what was read before is checked again under its lock.
 */
interface AskingHandler<Id extends OperationId, Asked> {
  /** Not called where the client token has been used: its answer is there. */
  ask(input: Input<Id>, context: Context): Promise<Asked>;
  answer(input: Input<Id>, context: Context, asked: Asked): Promise<Answered<Id>>;
}

/** Declares a handler that asks first. */
export function askingFirst<Id extends OperationId, Asked>(
  _operation: Id,
  handler: AskingHandler<Id, Asked>,
): AskingHandler<Id, Asked> {
  return handler;
}

/** The answer of a handler; one that is a text or a file rather than data may also be sent as it is made. */
type Answered<Id extends OperationId> =
  Output<Id> extends string | AnsweredFile ? Output<Id> | StreamedFile : Output<Id>;

/** One handler per operation. */
export type Handlers = { [Id in OperationId]: Handler<Id> | AskingHandler<Id, unknown> };
