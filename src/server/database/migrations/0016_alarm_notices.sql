CREATE TABLE "alarm_rule_receivers" (
	"rule_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "alarm_rule_receivers_rule_id_user_id_pk" PRIMARY KEY("rule_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "alarm_rule_receivers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alarm_rules" ADD COLUMN "notify_ways" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD COLUMN "notice" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
-- Until now rules named no one.
UPDATE "alarm_transitions" SET "notice" = 'nobody';--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD COLUMN "record_id" bigint;--> statement-breakpoint
ALTER TABLE "alarm_rule_receivers" ADD CONSTRAINT "alarm_rule_receivers_rule_id_alarm_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alarm_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_rule_receivers" ADD CONSTRAINT "alarm_rule_receivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_rule_receivers_user" ON "alarm_rule_receivers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD CONSTRAINT "alarm_transitions_record_id_warning_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."warning_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_transitions_notice" ON "alarm_transitions" USING btree ("notice","judged_time") WHERE "alarm_transitions"."notice" in ('waiting', 'inhibited');--> statement-breakpoint
CREATE INDEX "alarm_transitions_record" ON "alarm_transitions" USING btree ("record_id");--> statement-breakpoint
CREATE POLICY "own" ON "alarm_rule_receivers" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "alarm_rules" where "alarm_rules"."id" = "alarm_rule_receivers"."rule_id"));