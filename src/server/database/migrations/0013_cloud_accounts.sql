DROP INDEX "cloud_accounts_custom";--> statement-breakpoint
ALTER TABLE "cloud_accounts" ALTER COLUMN "sync_fail_reason" SET DATA TYPE jsonb USING CASE WHEN "sync_fail_reason" IS NOT NULL THEN jsonb_build_object('zh', "sync_fail_reason", 'en', "sync_fail_reason") END;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ADD COLUMN "sync_time" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" varchar(300);--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_accounts_key" ON "cloud_accounts" USING btree ("custom_id","cloud_code","access_key");--> statement-breakpoint
CREATE INDEX "cloud_accounts_create_time" ON "cloud_accounts" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "cloud_accounts_account_name" ON "cloud_accounts" USING btree ("custom_id","account_name","id");--> statement-breakpoint
CREATE INDEX "cloud_accounts_open" ON "cloud_accounts" USING btree ("sync_time") WHERE "cloud_accounts"."sync_status" in (0, 1);