CREATE TABLE "budget_webhooks" (
	"budget_id" bigint NOT NULL,
	"webhook_id" bigint NOT NULL,
	CONSTRAINT "budget_webhooks_budget_id_webhook_id_pk" PRIMARY KEY("budget_id","webhook_id")
);
--> statement-breakpoint
ALTER TABLE "budget_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "budget_warnings" DROP CONSTRAINT "budget_warnings_once";--> statement-breakpoint
ALTER TABLE "budget_webhooks" ADD CONSTRAINT "budget_webhooks_budget_id_budgets_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_webhooks" ADD CONSTRAINT "budget_webhooks_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_webhooks_webhook" ON "budget_webhooks" USING btree ("webhook_id");--> statement-breakpoint
ALTER TABLE "budget_warnings" ADD CONSTRAINT "budget_warnings_once" UNIQUE("budget_id","period","warn_type","cal_type","threshold","limit_amount");--> statement-breakpoint
CREATE POLICY "own" ON "budget_webhooks" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "budgets" where "budgets"."id" = "budget_webhooks"."budget_id"));