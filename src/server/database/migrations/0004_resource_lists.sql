DROP INDEX "cloud_accounts_key";--> statement-breakpoint
CREATE INDEX "resources_cost" ON "resources" USING btree ("custom_id","month_cost","id");--> statement-breakpoint
CREATE INDEX "resources_counts" ON "resources" USING btree ("custom_id","type","cloud_code","status","pay_mode","region_id","cloud_account_id","month_cost","expire_time","gone_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_accounts_key" ON "cloud_accounts" USING btree ("custom_id","cloud_code","access_key") WHERE "cloud_accounts"."secret_key" is not null;--> statement-breakpoint
ALTER POLICY "own" ON "tag_binds" TO console_calls USING (exists (select from "tags" where "tags"."id" = "tag_binds"."tag_id"));