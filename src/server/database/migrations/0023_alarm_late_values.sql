ALTER TABLE "alarm_transitions" DROP CONSTRAINT "alarm_transitions_once";--> statement-breakpoint
ALTER TABLE "alarm_states" ADD COLUMN "settled_state" text;--> statement-breakpoint
-- Until now nothing was judged again.
UPDATE "alarm_states" SET "settled_state" = CASE WHEN "state" = 'insufficientData' AND EXISTS (SELECT FROM "alarms"
	WHERE "alarms"."rule_id" = "alarm_states"."rule_id" AND "alarms"."resource_id" = "alarm_states"."resource_id" AND "recover_time" IS NULL)
	THEN 'alarmWithoutData' ELSE "state" END;--> statement-breakpoint
ALTER TABLE "alarm_states" ALTER COLUMN "settled_state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alarm_transitions" ADD CONSTRAINT "alarm_transitions_once" UNIQUE("rule_id","resource_id","time","from_state","to_state","cause");