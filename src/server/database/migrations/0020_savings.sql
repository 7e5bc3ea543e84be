CREATE TABLE "saving_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saving_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"saving_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
ALTER TABLE "saving_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saving_runs" (
	"custom_id" bigint PRIMARY KEY NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"next_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saving_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "savings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "savings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"month_saving" bigint NOT NULL,
	"month_cost" bigint NOT NULL,
	"evidence" jsonb NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"found_time" timestamp (3) with time zone NOT NULL,
	"seen_time" timestamp (3) with time zone NOT NULL,
	"dismiss_reason" text,
	"dismiss_remark" text,
	"dismisser" text,
	"dismiss_time" timestamp (3) with time zone,
	"dismissed_saving" bigint,
	CONSTRAINT "savings_once" UNIQUE("resource_id","kind"),
	CONSTRAINT "savings_status" CHECK ("savings"."status" between 0 and 2),
	CONSTRAINT "savings_dismissed" CHECK (num_nulls("savings"."dismiss_reason", "savings"."dismisser", "savings"."dismiss_time", "savings"."dismissed_saving") in (0, 4) and ("savings"."status" <> 1 or "savings"."dismiss_time" is not null))
);
--> statement-breakpoint
ALTER TABLE "savings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saving_events" ADD CONSTRAINT "saving_events_saving_id_savings_id_fk" FOREIGN KEY ("saving_id") REFERENCES "public"."savings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saving_runs" ADD CONSTRAINT "saving_runs_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings" ADD CONSTRAINT "savings_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings" ADD CONSTRAINT "savings_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saving_events_saving" ON "saving_events" USING btree ("saving_id","id");--> statement-breakpoint
CREATE INDEX "savings_month_saving" ON "savings" USING btree ("custom_id","month_saving","id");--> statement-breakpoint
CREATE INDEX "savings_found_time" ON "savings" USING btree ("custom_id","found_time","id");--> statement-breakpoint
CREATE POLICY "own" ON "saving_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "savings" where "savings"."id" = "saving_events"."saving_id"));--> statement-breakpoint
CREATE POLICY "own" ON "saving_runs" AS PERMISSIVE FOR ALL TO "console_calls" USING ("saving_runs"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "savings" AS PERMISSIVE FOR ALL TO "console_calls" USING ("savings"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);