ALTER TABLE "cloud_accounts" ADD COLUMN "key_time" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sync_scopes_region" ON "sync_scopes" USING btree ("custom_id","region_id","id");