ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE text;--> statement-breakpoint
-- What is locked at the moment has no address; locks start over.
DELETE FROM "login_locks";--> statement-breakpoint
ALTER TABLE "login_locks" DROP CONSTRAINT "login_locks_pkey";--> statement-breakpoint
ALTER TABLE "login_locks" ADD COLUMN "address" varchar(45) NOT NULL;--> statement-breakpoint
ALTER TABLE "login_locks" ADD COLUMN "locks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_locks" DROP COLUMN "refused";--> statement-breakpoint
ALTER TABLE "login_locks" ADD CONSTRAINT "login_locks_username_address_pk" PRIMARY KEY("username","address");--> statement-breakpoint
CREATE INDEX "audit_events_known_address" ON "audit_events" USING btree (lower("username"),"ip","time") WHERE "audit_events"."action" = 'login' AND "audit_events"."result" = 'ok';
