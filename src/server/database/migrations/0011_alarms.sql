CREATE TABLE "alarm_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"alarm_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
ALTER TABLE "alarm_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alarm_rule_resources" (
	"rule_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	CONSTRAINT "alarm_rule_resources_rule_id_resource_id_pk" PRIMARY KEY("rule_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "alarm_rule_resources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alarm_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"rule_name" text NOT NULL,
	"resource_type" text NOT NULL,
	"metric_name" text NOT NULL,
	"statistics" text NOT NULL,
	"comparison" text NOT NULL,
	"threshold" double precision NOT NULL,
	"period" integer NOT NULL,
	"alarm_level" text NOT NULL,
	"times" integer NOT NULL,
	"recovery_threshold" double precision,
	"no_data_policy" text NOT NULL,
	"effective_interval" text NOT NULL,
	"silence_time" integer NOT NULL,
	"scope" text NOT NULL,
	"view_id" bigint,
	"tag_key" text,
	"tag_value" text,
	"enabled" boolean NOT NULL,
	"judged_from" timestamp (3) with time zone NOT NULL,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alarm_rules_name" UNIQUE("custom_id","rule_name"),
	CONSTRAINT "alarm_rules_times" CHECK ("alarm_rules"."period" in (60, 300, 900, 3600) and "alarm_rules"."times" in (1, 2, 3, 5, 10)),
	CONSTRAINT "alarm_rules_view" CHECK (("alarm_rules"."scope" = 'view') = ("alarm_rules"."view_id" is not null)),
	CONSTRAINT "alarm_rules_tag" CHECK (("alarm_rules"."scope" = 'tag') = ("alarm_rules"."tag_key" is not null))
);
--> statement-breakpoint
ALTER TABLE "alarm_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alarm_shards" (
	"shard" integer PRIMARY KEY NOT NULL,
	"holder" text,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"judged_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alarm_states" (
	"rule_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	"custom_id" bigint NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alarm_states_rule_id_resource_id_pk" PRIMARY KEY("rule_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "alarm_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alarm_transitions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"rule_id" bigint,
	"resource_id" bigint NOT NULL,
	"alarm_id" bigint,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"judged_time" timestamp (3) with time zone NOT NULL,
	"value" double precision,
	"cause" text NOT NULL,
	CONSTRAINT "alarm_transitions_once" UNIQUE("rule_id","resource_id","time","cause")
);
--> statement-breakpoint
ALTER TABLE "alarm_transitions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"rule_id" bigint,
	"rule_name" text NOT NULL,
	"resource_type" text NOT NULL,
	"metric_name" text NOT NULL,
	"statistics" text NOT NULL,
	"comparison" text NOT NULL,
	"threshold" double precision NOT NULL,
	"period" integer NOT NULL,
	"alarm_level" text NOT NULL,
	"resource_id" bigint NOT NULL,
	"resource_name" text NOT NULL,
	"cloud_code" text NOT NULL,
	"cur_value" double precision,
	"alarm_state" text NOT NULL,
	"times" integer NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"recover_time" timestamp (3) with time zone,
	"cause" text,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"handler" text,
	"handle_remark" text,
	CONSTRAINT "alarms_status" CHECK ("alarms"."status" between 0 and 3),
	CONSTRAINT "alarms_recovered" CHECK ("alarms"."alarm_state" <> 'ok' or "alarms"."recover_time" is not null),
	CONSTRAINT "alarms_ended" CHECK (("alarms"."recover_time" is null) = ("alarms"."cause" is null))
);
--> statement-breakpoint
ALTER TABLE "alarms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alarm_events" ADD CONSTRAINT "alarm_events_alarm_id_alarms_id_fk" FOREIGN KEY ("alarm_id") REFERENCES "public"."alarms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_rule_resources" ADD CONSTRAINT "alarm_rule_resources_rule_id_alarm_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alarm_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_rule_resources" ADD CONSTRAINT "alarm_rule_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_rules" ADD CONSTRAINT "alarm_rules_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_states" ADD CONSTRAINT "alarm_states_rule_id_alarm_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alarm_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_states" ADD CONSTRAINT "alarm_states_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_states" ADD CONSTRAINT "alarm_states_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD CONSTRAINT "alarm_transitions_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD CONSTRAINT "alarm_transitions_rule_id_alarm_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alarm_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD CONSTRAINT "alarm_transitions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD CONSTRAINT "alarm_transitions_alarm_id_alarms_id_fk" FOREIGN KEY ("alarm_id") REFERENCES "public"."alarms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_rule_id_alarm_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alarm_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_events_alarm" ON "alarm_events" USING btree ("alarm_id","id");--> statement-breakpoint
CREATE INDEX "alarm_rule_resources_resource" ON "alarm_rule_resources" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "alarm_rules_create_time" ON "alarm_rules" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "alarm_rules_view" ON "alarm_rules" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "alarm_states_resource" ON "alarm_states" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "alarm_transitions_alarm" ON "alarm_transitions" USING btree ("alarm_id","id");--> statement-breakpoint
CREATE INDEX "alarm_transitions_resource" ON "alarm_transitions" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_lasting" ON "alarms" USING btree ("rule_id","resource_id") WHERE "alarms"."recover_time" is null;--> statement-breakpoint
CREATE INDEX "alarms_start_time" ON "alarms" USING btree ("custom_id","start_time","id");--> statement-breakpoint
CREATE INDEX "alarms_last_time" ON "alarms" USING btree ("custom_id","last_time","id");--> statement-breakpoint
CREATE INDEX "alarms_rule" ON "alarms" USING btree ("rule_id","resource_id");--> statement-breakpoint
CREATE INDEX "alarms_resource" ON "alarms" USING btree ("resource_id","start_time");--> statement-breakpoint
CREATE POLICY "own" ON "alarm_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "alarms" where "alarms"."id" = "alarm_events"."alarm_id"));--> statement-breakpoint
CREATE POLICY "own" ON "alarm_rule_resources" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "alarm_rules" where "alarm_rules"."id" = "alarm_rule_resources"."rule_id"));--> statement-breakpoint
CREATE POLICY "own" ON "alarm_rules" AS PERMISSIVE FOR ALL TO "console_calls" USING ("alarm_rules"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "alarm_states" AS PERMISSIVE FOR ALL TO "console_calls" USING ("alarm_states"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "alarm_transitions" AS PERMISSIVE FOR ALL TO "console_calls" USING ("alarm_transitions"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "alarms" AS PERMISSIVE FOR ALL TO "console_calls" USING ("alarms"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);