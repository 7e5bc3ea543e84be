CREATE TABLE "report_conditions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_conditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"report_type" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"creator" varchar(64) NOT NULL,
	"condition_name" varchar(64) NOT NULL,
	"cycle_range" text NOT NULL,
	"start_cycle" text,
	"end_cycle" text,
	"update_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_parts" (
	"report_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "report_parts_report_id_place_pk" PRIMARY KEY("report_id","place")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"report_type" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"creator" varchar(64) NOT NULL,
	"user_id" bigint,
	"language" text NOT NULL,
	"report_name" varchar(64) NOT NULL,
	"cycle_type" text NOT NULL,
	"run_hour" smallint NOT NULL,
	"weekday" smallint,
	"month_day" smallint,
	"enabled" boolean DEFAULT true NOT NULL,
	"next_time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"report_type" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"creator" varchar(64) NOT NULL,
	"user_id" bigint,
	"language" text NOT NULL,
	"schedule_id" bigint,
	"report_name" varchar(100) NOT NULL,
	"cycle_type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"row_count" integer,
	"file_size" bigint,
	"fail_reason" jsonb,
	"lease_key" varchar(32),
	"lease_until" timestamp (3) with time zone,
	"queue_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"start_time" timestamp (3) with time zone,
	"finish_time" timestamp (3) with time zone,
	CONSTRAINT "reports_done" CHECK ("reports"."status" <> 2 or ("reports"."row_count" is not null and "reports"."file_size" is not null))
);
--> statement-breakpoint
ALTER TABLE "report_conditions" ADD CONSTRAINT "report_conditions_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_parts" ADD CONSTRAINT "report_parts_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_conditions_name_key" ON "report_conditions" USING btree ("custom_id",lower("condition_name"));--> statement-breakpoint
CREATE INDEX "report_conditions_name" ON "report_conditions" USING btree ("custom_id","condition_name","id");--> statement-breakpoint
CREATE INDEX "report_conditions_update_time" ON "report_conditions" USING btree ("custom_id","update_time","id");--> statement-breakpoint
CREATE INDEX "report_schedules_custom" ON "report_schedules" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("next_time") WHERE "report_schedules"."enabled";--> statement-breakpoint
CREATE INDEX "reports_create_time" ON "reports" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "reports_report_name" ON "reports" USING btree ("custom_id","report_name","id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("queue_time","id") WHERE "reports"."status" in (0, 1);