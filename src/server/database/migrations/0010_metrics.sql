CREATE TABLE "metric_days" (
	"series_id" bigint NOT NULL,
	"custom_id" bigint NOT NULL,
	"sum" double precision NOT NULL,
	"min" double precision NOT NULL,
	"max" double precision NOT NULL,
	"count" integer NOT NULL,
	"day" date NOT NULL,
	"sums" double precision[],
	"mins" double precision[],
	"maxs" double precision[],
	"counts" smallint[],
	CONSTRAINT "metric_days_series_id_day_pk" PRIMARY KEY("series_id","day")
);
--> statement-breakpoint
ALTER TABLE "metric_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "metric_hours" (
	"series_id" bigint NOT NULL,
	"custom_id" bigint NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"sum" double precision NOT NULL,
	"min" double precision NOT NULL,
	"max" double precision NOT NULL,
	"count" smallint NOT NULL,
	"rolled" boolean DEFAULT false NOT NULL,
	"values" double precision[] NOT NULL,
	CONSTRAINT "metric_hours_series_id_hour_pk" PRIMARY KEY("series_id","hour")
);
--> statement-breakpoint
ALTER TABLE "metric_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "metric_scopes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "metric_scopes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"cloud_account_id" bigint NOT NULL,
	"region_id" text NOT NULL,
	"collected_to" timestamp (3) with time zone,
	"minutes_from" timestamp (3) with time zone,
	"hours_from" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"fail_reason" jsonb,
	"next_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "metric_scopes_key" UNIQUE("cloud_account_id","region_id")
);
--> statement-breakpoint
ALTER TABLE "metric_scopes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "metric_series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "metric_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	"metric_name" text NOT NULL,
	CONSTRAINT "metric_series_key" UNIQUE("resource_id","metric_name")
);
--> statement-breakpoint
ALTER TABLE "metric_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "metric_days" ADD CONSTRAINT "metric_days_series_id_metric_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."metric_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_hours" ADD CONSTRAINT "metric_hours_series_id_metric_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."metric_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_scopes" ADD CONSTRAINT "metric_scopes_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_scopes" ADD CONSTRAINT "metric_scopes_cloud_account_id_cloud_accounts_id_fk" FOREIGN KEY ("cloud_account_id") REFERENCES "public"."cloud_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_series" ADD CONSTRAINT "metric_series_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_series" ADD CONSTRAINT "metric_series_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "metric_days_day" ON "metric_days" USING brin ("day");--> statement-breakpoint
CREATE INDEX "metric_hours_hour" ON "metric_hours" USING brin ("hour");--> statement-breakpoint
CREATE INDEX "metric_hours_open" ON "metric_hours" USING btree ("series_id","hour") WHERE not "metric_hours"."rolled";--> statement-breakpoint
CREATE INDEX "metric_scopes_next" ON "metric_scopes" USING btree ("next_time");--> statement-breakpoint
CREATE POLICY "own" ON "metric_days" AS PERMISSIVE FOR ALL TO "console_calls" USING ("metric_days"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "metric_hours" AS PERMISSIVE FOR ALL TO "console_calls" USING ("metric_hours"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "metric_scopes" AS PERMISSIVE FOR ALL TO "console_calls" USING ("metric_scopes"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "metric_series" AS PERMISSIVE FOR ALL TO "console_calls" USING ("metric_series"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
ALTER TABLE "metric_hours" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_cost_delay = 0);
