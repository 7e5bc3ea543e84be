CREATE TABLE "budget_receivers" (
	"budget_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "budget_receivers_budget_id_user_id_pk" PRIMARY KEY("budget_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "budget_receivers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_warnings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_warnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"budget_id" bigint NOT NULL,
	"period" text NOT NULL,
	"warn_type" text NOT NULL,
	"cal_type" text NOT NULL,
	"threshold" numeric(18, 2) NOT NULL,
	"found_amount" numeric(38, 8) NOT NULL,
	"limit_amount" numeric(18, 2) NOT NULL,
	"planned_amount" numeric(18, 2),
	"record_id" bigint,
	"raise_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "budget_warnings_once" UNIQUE("budget_id","period","warn_type","cal_type","threshold")
);
--> statement-breakpoint
ALTER TABLE "budget_warnings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budgets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"budget_name" text NOT NULL,
	"cycle_type" text NOT NULL,
	"plan_type" text NOT NULL,
	"amount" numeric(18, 2),
	"quotas" jsonb NOT NULL,
	"fee_type" text NOT NULL,
	"clouds" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"projects" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"accounts" jsonb NOT NULL,
	"warns" jsonb NOT NULL,
	"notify_ways" jsonb NOT NULL,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"last_warned" timestamp (3) with time zone,
	CONSTRAINT "budgets_name" UNIQUE("custom_id","budget_name"),
	CONSTRAINT "budgets_amount" CHECK ("budgets"."amount" > 0 and ("budgets"."amount" is not null) = ("budgets"."plan_type" = 'FIX'))
);
--> statement-breakpoint
ALTER TABLE "budgets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "budget_receivers" ADD CONSTRAINT "budget_receivers_budget_id_budgets_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_receivers" ADD CONSTRAINT "budget_receivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_warnings" ADD CONSTRAINT "budget_warnings_budget_id_budgets_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_warnings" ADD CONSTRAINT "budget_warnings_record_id_warning_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."warning_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_receivers_user" ON "budget_receivers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "budget_warnings_raise_time" ON "budget_warnings" USING btree ("budget_id","raise_time","id");--> statement-breakpoint
CREATE INDEX "budget_warnings_record" ON "budget_warnings" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "budgets_create_time" ON "budgets" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE POLICY "own" ON "budget_receivers" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "budgets" where "budgets"."id" = "budget_receivers"."budget_id"));--> statement-breakpoint
CREATE POLICY "own" ON "budget_warnings" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "budgets" where "budgets"."id" = "budget_warnings"."budget_id"));--> statement-breakpoint
CREATE POLICY "own" ON "budgets" AS PERMISSIVE FOR ALL TO "console_calls" USING ("budgets"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);