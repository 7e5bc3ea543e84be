CREATE TABLE "cost_anomalies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_anomalies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"cloud_code" text,
	"account_uid" text,
	"account_name" text,
	"product_code" text,
	"product_name" text,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"actual_amount" numeric(18, 2) NOT NULL,
	"expected_amount" numeric(18, 2) NOT NULL,
	"impact_amount" numeric(18, 2) NOT NULL,
	"verdict" text DEFAULT 'open' NOT NULL,
	"remark" text,
	"judge" text,
	"judge_time" timestamp (3) with time zone,
	"found_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cost_anomalies_once" UNIQUE NULLS NOT DISTINCT("custom_id","cloud_code","account_uid","product_code","begin_date"),
	CONSTRAINT "cost_anomalies_days" CHECK ("cost_anomalies"."begin_date" <= "cost_anomalies"."end_date"),
	CONSTRAINT "cost_anomalies_impact" CHECK ("cost_anomalies"."actual_amount" - "cost_anomalies"."expected_amount" = "cost_anomalies"."impact_amount"),
	CONSTRAINT "cost_anomalies_verdict" CHECK (("cost_anomalies"."verdict" = 'open') = ("cost_anomalies"."judge_time" is null))
);
--> statement-breakpoint
ALTER TABLE "cost_anomalies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cost_anomaly_checks" (
	"custom_id" bigint PRIMARY KEY NOT NULL,
	"check_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cost_anomaly_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cost_anomalies" ADD CONSTRAINT "cost_anomalies_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_anomaly_checks" ADD CONSTRAINT "cost_anomaly_checks_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cost_anomalies_begin_date" ON "cost_anomalies" USING btree ("custom_id","begin_date","id");--> statement-breakpoint
CREATE INDEX "cost_anomalies_impact_amount" ON "cost_anomalies" USING btree ("custom_id","impact_amount","id");--> statement-breakpoint
CREATE POLICY "own" ON "cost_anomalies" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cost_anomalies"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "cost_anomaly_checks" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cost_anomaly_checks"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);