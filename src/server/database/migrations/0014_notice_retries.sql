ALTER TABLE "warning_deliveries" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD COLUMN "next_time" timestamp (3) with time zone;