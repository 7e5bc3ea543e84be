DROP INDEX "resources_month_cost";--> statement-breakpoint
DROP INDEX "resources_cost";--> statement-breakpoint
DROP INDEX "resources_counts";--> statement-breakpoint
ALTER TABLE "resources" RENAME COLUMN "month_cost" TO "exact_month_cost";--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "exact_month_cost" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "exact_month_cost" SET DATA TYPE numeric(24, 8) USING "exact_month_cost" * 0.01;--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "exact_month_cost" SET DEFAULT '0';--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "month_cost" bigint GENERATED ALWAYS AS ((round("exact_month_cost", 2) * 100)::bigint) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "resources_month_cost" ON "resources" USING btree ("custom_id","type","month_cost","id");--> statement-breakpoint
CREATE INDEX "resources_cost" ON "resources" USING btree ("custom_id","month_cost","id","gone_time");--> statement-breakpoint
CREATE INDEX "resources_counts" ON "resources" USING btree ("custom_id","type","cloud_code","status","pay_mode","region_id","cloud_account_id","month_cost","exact_month_cost","expire_time","gone_time","cpu","memory","capacity","variant","id");
