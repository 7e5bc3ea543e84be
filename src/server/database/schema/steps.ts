import { integer, jsonb, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** Who took a step: a user, the party outside that handles the matter, or the console by itself. */
export type ActorKind =
  | "user"
  | "payment"
  | "remittance"
  | "review"
  | "bank"
  | "tax"
  | "provisioner"
  | "engineer"
  | "cloud"
  | "system";

/** Columns of a history: what happened to something, step by step. */
export const stepColumns = <Status extends number>() => ({
  time: moment("time").notNull(),
  fromStatus: integer("from_status").$type<Status>(),
  toStatus: integer("to_status").$type<Status>().notNull(),
  actorKind: text("actor_kind").$type<ActorKind>().notNull(),
  /** User name, of a user. */
  actor: text("actor"),
  note: jsonb("note").$type<{ zh: string; en: string }>(),
});
