CREATE TABLE "alarm_rule_webhooks" (
	"rule_id" bigint NOT NULL,
	"webhook_id" bigint NOT NULL,
	CONSTRAINT "alarm_rule_webhooks_rule_id_webhook_id_pk" PRIMARY KEY("rule_id","webhook_id")
);
--> statement-breakpoint
ALTER TABLE "alarm_rule_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"webhook_name" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhooks_name" UNIQUE("custom_id","webhook_name")
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD COLUMN "webhook_id" bigint;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD COLUMN "payload" jsonb;--> statement-breakpoint
ALTER TABLE "alarm_rule_webhooks" ADD CONSTRAINT "alarm_rule_webhooks_rule_id_alarm_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alarm_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_rule_webhooks" ADD CONSTRAINT "alarm_rule_webhooks_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_rule_webhooks_webhook" ON "alarm_rule_webhooks" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "webhooks_create_time" ON "webhooks" USING btree ("custom_id","create_time","id");--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD CONSTRAINT "warning_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warning_deliveries_webhook" ON "warning_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE POLICY "own" ON "alarm_rule_webhooks" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "alarm_rules" where "alarm_rules"."id" = "alarm_rule_webhooks"."rule_id"));--> statement-breakpoint
CREATE POLICY "own" ON "webhooks" AS PERMISSIVE FOR ALL TO "console_calls" USING ("webhooks"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);