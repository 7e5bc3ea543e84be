DROP INDEX "resources_cost";--> statement-breakpoint
DROP INDEX "resources_counts";--> statement-breakpoint
-- Whole cents instead of NUMERIC.
ALTER TABLE "resources" ALTER COLUMN "month_cost" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "month_cost" SET DATA TYPE bigint USING ("month_cost" * 100)::bigint;--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "month_cost" SET DEFAULT '0';--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "cpu" bigint GENERATED ALWAYS AS (case jsonb_typeof(attrs->'cpu') when 'number' then floor((attrs->'cpu')::numeric)::bigint end) STORED;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "memory" bigint GENERATED ALWAYS AS (case jsonb_typeof(attrs->'memory') when 'number' then floor((attrs->'memory')::numeric)::bigint end) STORED;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "capacity" bigint GENERATED ALWAYS AS (coalesce(case jsonb_typeof(attrs->'size') when 'number' then floor((attrs->'size')::numeric)::bigint end, case jsonb_typeof(attrs->'capacity') when 'number' then floor((attrs->'capacity')::numeric)::bigint end, case jsonb_typeof(attrs->'storage') when 'number' then floor((attrs->'storage')::numeric)::bigint end)) STORED;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "variant" text GENERATED ALWAYS AS (coalesce(attrs->>'osType', attrs->>'diskKind', attrs->>'engine', attrs->>'architecture', attrs->>'dbType', attrs->>'isp')) STORED;--> statement-breakpoint
CREATE INDEX "resources_cost" ON "resources" USING btree ("custom_id","month_cost","id","gone_time");--> statement-breakpoint
CREATE INDEX "resources_counts" ON "resources" USING btree ("custom_id","type","cloud_code","status","pay_mode","region_id","cloud_account_id","month_cost","expire_time","gone_time","cpu","memory","capacity","variant","id");