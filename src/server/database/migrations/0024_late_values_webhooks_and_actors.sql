CREATE TABLE "budget_webhooks" (
	"budget_id" bigint NOT NULL,
	"webhook_id" bigint NOT NULL,
	CONSTRAINT "budget_webhooks_budget_id_webhook_id_pk" PRIMARY KEY("budget_id","webhook_id")
);
--> statement-breakpoint
ALTER TABLE "budget_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alarm_transitions" DROP CONSTRAINT "alarm_transitions_once";--> statement-breakpoint
ALTER TABLE "budget_warnings" DROP CONSTRAINT "budget_warnings_once";--> statement-breakpoint
ALTER TABLE "alarm_states" ADD COLUMN "settled_state" text;--> statement-breakpoint
-- Until now nothing was judged again.
UPDATE "alarm_states" SET "settled_state" = CASE WHEN "state" = 'insufficientData' AND EXISTS (SELECT FROM "alarms"
	WHERE "alarms"."rule_id" = "alarm_states"."rule_id" AND "alarms"."resource_id" = "alarm_states"."resource_id" AND "recover_time" IS NULL)
	THEN 'alarmWithoutData' ELSE "state" END;--> statement-breakpoint
ALTER TABLE "alarm_states" ALTER COLUMN "settled_state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_events" ADD COLUMN "source" text DEFAULT 'sync' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_events" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "budget_webhooks" ADD CONSTRAINT "budget_webhooks_budget_id_budgets_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_webhooks" ADD CONSTRAINT "budget_webhooks_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_webhooks_webhook" ON "budget_webhooks" USING btree ("webhook_id");--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD CONSTRAINT "alarm_transitions_once" UNIQUE("rule_id","resource_id","time","from_state","to_state","cause");--> statement-breakpoint
ALTER TABLE "budget_warnings" ADD CONSTRAINT "budget_warnings_once" UNIQUE("budget_id","period","warn_type","cal_type","threshold","limit_amount");--> statement-breakpoint
ALTER TABLE "resource_events" ADD CONSTRAINT "resource_events_actor" CHECK (("resource_events"."actor" is not null) = ("resource_events"."source" = 'user'));--> statement-breakpoint
CREATE POLICY "own" ON "budget_webhooks" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "budgets" where "budgets"."id" = "budget_webhooks"."budget_id"));