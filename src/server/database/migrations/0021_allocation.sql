CREATE TABLE "allocation_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allocation_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"rule_name" text NOT NULL,
	"place" integer NOT NULL,
	"way" text NOT NULL,
	"filter" jsonb NOT NULL,
	"from_cycle" text,
	"to_cycle" text,
	"version" integer DEFAULT 0 NOT NULL,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allocation_rules_name" UNIQUE("custom_id","rule_name"),
	CONSTRAINT "allocation_rules_time" CHECK ("allocation_rules"."from_cycle" <= "allocation_rules"."to_cycle")
);
--> statement-breakpoint
ALTER TABLE "allocation_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "allocation_targets" (
	"rule_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"at" integer NOT NULL,
	"percent" numeric(5, 2),
	CONSTRAINT "allocation_targets_rule_id_unit_id_pk" PRIMARY KEY("rule_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "allocation_targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cost_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"unit_name" text NOT NULL,
	"unit_code" text NOT NULL,
	"unit_owner" text,
	"remark" text,
	"version" integer DEFAULT 0 NOT NULL,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cost_units_name" UNIQUE("custom_id","unit_name"),
	CONSTRAINT "cost_units_code" UNIQUE("custom_id","unit_code")
);
--> statement-breakpoint
ALTER TABLE "cost_units" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "allocation_rules" ADD CONSTRAINT "allocation_rules_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_targets" ADD CONSTRAINT "allocation_targets_rule_id_allocation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."allocation_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_targets" ADD CONSTRAINT "allocation_targets_unit_id_cost_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."cost_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_units" ADD CONSTRAINT "cost_units_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_rules_place" ON "allocation_rules" USING btree ("custom_id","place","id");--> statement-breakpoint
CREATE INDEX "allocation_targets_unit" ON "allocation_targets" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "cost_units_create_time" ON "cost_units" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE POLICY "own" ON "allocation_rules" AS PERMISSIVE FOR ALL TO "console_calls" USING ("allocation_rules"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "allocation_targets" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "allocation_rules" where "allocation_rules"."id" = "allocation_targets"."rule_id"));--> statement-breakpoint
CREATE POLICY "own" ON "cost_units" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cost_units"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);