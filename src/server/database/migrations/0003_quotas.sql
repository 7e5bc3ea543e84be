CREATE TABLE "quota_application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
ALTER TABLE "quota_application_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quota_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"apply_no" text NOT NULL,
	"quota_id" bigint,
	"account_uid" text NOT NULL,
	"account_name" text NOT NULL,
	"cloud_code" text NOT NULL,
	"region_id" text NOT NULL,
	"product_code" text NOT NULL,
	"quota_code" text NOT NULL,
	"quota_name" jsonb NOT NULL,
	"unit" text NOT NULL,
	"total_quota" bigint NOT NULL,
	"total_usage" bigint NOT NULL,
	"desire_value" bigint NOT NULL,
	"approve_value" bigint,
	"reason" text NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"audit_reason" jsonb,
	"apply_time" timestamp (3) with time zone NOT NULL,
	"effective_time" timestamp (3) with time zone,
	"applicant" text NOT NULL,
	"applicant_id" bigint,
	CONSTRAINT "quota_applications_apply_no_unique" UNIQUE("apply_no"),
	CONSTRAINT "quota_applications_more" CHECK ("quota_applications"."desire_value" > "quota_applications"."total_quota"),
	CONSTRAINT "quota_applications_status" CHECK ("quota_applications"."status" between 0 and 3),
	CONSTRAINT "quota_applications_agreed" CHECK (("quota_applications"."status" = 1) = ("quota_applications"."approve_value" is not null and "quota_applications"."effective_time" is not null))
);
--> statement-breakpoint
ALTER TABLE "quota_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quotas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"cloud_account_id" bigint NOT NULL,
	"cloud_code" text NOT NULL,
	"region_id" text NOT NULL,
	"product_code" text NOT NULL,
	"quota_code" text NOT NULL,
	"quota_name" jsonb NOT NULL,
	"unit" text NOT NULL,
	"total" bigint NOT NULL,
	"used" bigint NOT NULL,
	"used_percent" integer GENERATED ALWAYS AS (case when "total" = 0 then 100 else least("used" * 100 / "total", 1000000)::integer end) STORED NOT NULL,
	"write_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotas_key" UNIQUE("cloud_account_id","region_id","product_code","quota_code"),
	CONSTRAINT "quotas_amounts" CHECK ("quotas"."total" >= 0 and "quotas"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "quotas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "simulated_quota_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulated_quota_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"apply_no" text NOT NULL,
	"account_uid" text NOT NULL,
	"region_id" text NOT NULL,
	"product_code" text NOT NULL,
	"quota_code" text NOT NULL,
	"outcome" text NOT NULL,
	"total" bigint,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "simulated_quota_reviews_apply_no_unique" UNIQUE("apply_no")
);
--> statement-breakpoint
ALTER TABLE "quota_application_events" ADD CONSTRAINT "quota_application_events_application_id_quota_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."quota_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_applications" ADD CONSTRAINT "quota_applications_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_applications" ADD CONSTRAINT "quota_applications_quota_id_quotas_id_fk" FOREIGN KEY ("quota_id") REFERENCES "public"."quotas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_applications" ADD CONSTRAINT "quota_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotas" ADD CONSTRAINT "quotas_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotas" ADD CONSTRAINT "quotas_cloud_account_id_cloud_accounts_id_fk" FOREIGN KEY ("cloud_account_id") REFERENCES "public"."cloud_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quota_application_events_application" ON "quota_application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_applications_open" ON "quota_applications" USING btree ("quota_id") WHERE "quota_applications"."status" in (0);--> statement-breakpoint
CREATE INDEX "quota_applications_quota" ON "quota_applications" USING btree ("quota_id");--> statement-breakpoint
CREATE INDEX "quota_applications_apply_time" ON "quota_applications" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "quota_applications_desire_value" ON "quota_applications" USING btree ("custom_id","desire_value","id");--> statement-breakpoint
CREATE INDEX "quota_applications_waiting" ON "quota_applications" USING btree ("status_time") WHERE "quota_applications"."status" in (0);--> statement-breakpoint
CREATE INDEX "quotas_used_percent" ON "quotas" USING btree ("custom_id","used_percent","id");--> statement-breakpoint
CREATE INDEX "quotas_total" ON "quotas" USING btree ("custom_id","total","id");--> statement-breakpoint
CREATE INDEX "quotas_used" ON "quotas" USING btree ("custom_id","used","id");--> statement-breakpoint
CREATE INDEX "simulated_quota_reviews_account" ON "simulated_quota_reviews" USING btree ("account_uid","region_id");--> statement-breakpoint
CREATE POLICY "own" ON "quota_application_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "quota_applications" where "quota_applications"."id" = "quota_application_events"."application_id"));--> statement-breakpoint
CREATE POLICY "own" ON "quota_applications" AS PERMISSIVE FOR ALL TO "console_calls" USING ("quota_applications"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "quotas" AS PERMISSIVE FOR ALL TO "console_calls" USING ("quotas"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);