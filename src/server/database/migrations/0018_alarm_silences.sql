CREATE TABLE "alarm_silences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_silences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"silence_name" text NOT NULL,
	"remark" text,
	"rule_ids" jsonb NOT NULL,
	"resource_ids" jsonb NOT NULL,
	"alarm_levels" jsonb NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"ended_by" text,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alarm_silences_times" CHECK ("alarm_silences"."end_time" >= "alarm_silences"."start_time")
);
--> statement-breakpoint
ALTER TABLE "alarm_silences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "alarm_transitions_notice";--> statement-breakpoint
ALTER TABLE "alarm_silences" ADD CONSTRAINT "alarm_silences_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_silences_start_time" ON "alarm_silences" USING btree ("custom_id","start_time","id");--> statement-breakpoint
CREATE INDEX "alarm_silences_end_time" ON "alarm_silences" USING btree ("custom_id","end_time","id");--> statement-breakpoint
CREATE INDEX "alarm_transitions_notice" ON "alarm_transitions" USING btree ("notice","judged_time") WHERE "alarm_transitions"."notice" in ('waiting', 'inhibited', 'silenced');--> statement-breakpoint
CREATE POLICY "own" ON "alarm_silences" AS PERMISSIVE FOR ALL TO "console_calls" USING ("alarm_silences"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);