ALTER TABLE "resource_events" ADD COLUMN "source" text DEFAULT 'sync' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_events" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "resource_events" ADD CONSTRAINT "resource_events_actor" CHECK (("resource_events"."actor" is not null) = ("resource_events"."source" = 'user'));