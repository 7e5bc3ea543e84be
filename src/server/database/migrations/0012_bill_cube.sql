CREATE TABLE "bill_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"line_count" bigint NOT NULL,
	"list_amount" numeric(38, 8) NOT NULL,
	"payable_amount" numeric(38, 8) NOT NULL,
	"cash_amount" numeric(38, 8) NOT NULL,
	"coupon_amount" numeric(38, 8) NOT NULL,
	"credit_amount" numeric(38, 8) NOT NULL,
	"amortized_cost" numeric(38, 8) NOT NULL,
	"merged" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"bill_cycle" text NOT NULL,
	"cloud_code" text NOT NULL,
	"product_code" text NOT NULL,
	"service_category" text NOT NULL,
	"bill_item_type" text NOT NULL,
	"charge_category" text NOT NULL,
	"pay_mode" text NOT NULL,
	"product_name" text NOT NULL,
	"account_uid" text NOT NULL,
	"account_name" text NOT NULL,
	"region_id" text,
	"region_name" text,
	"project_id" bigint,
	"project_name" text,
	"tags" jsonb NOT NULL,
	"bill_date" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bill_months" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"line_count" bigint NOT NULL,
	"list_amount" numeric(38, 8) NOT NULL,
	"payable_amount" numeric(38, 8) NOT NULL,
	"cash_amount" numeric(38, 8) NOT NULL,
	"coupon_amount" numeric(38, 8) NOT NULL,
	"credit_amount" numeric(38, 8) NOT NULL,
	"amortized_cost" numeric(38, 8) NOT NULL,
	"merged" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"bill_cycle" text NOT NULL,
	"cloud_code" text NOT NULL,
	"product_code" text NOT NULL,
	"service_category" text NOT NULL,
	"bill_item_type" text NOT NULL,
	"charge_category" text NOT NULL,
	"pay_mode" text NOT NULL,
	"product_name" text NOT NULL,
	"account_uid" text NOT NULL,
	"account_name" text NOT NULL,
	"region_id" text,
	"region_name" text,
	"project_id" bigint,
	"project_name" text,
	"tags" jsonb NOT NULL,
	"resource_id" text,
	"resource_name" text
);
--> statement-breakpoint
ALTER TABLE "bill_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bill_totals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"line_count" bigint NOT NULL,
	"list_amount" numeric(38, 8) NOT NULL,
	"payable_amount" numeric(38, 8) NOT NULL,
	"cash_amount" numeric(38, 8) NOT NULL,
	"coupon_amount" numeric(38, 8) NOT NULL,
	"credit_amount" numeric(38, 8) NOT NULL,
	"amortized_cost" numeric(38, 8) NOT NULL,
	"merged" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"bill_cycle" text NOT NULL,
	"cloud_code" text NOT NULL,
	"product_code" text NOT NULL,
	"service_category" text NOT NULL,
	"bill_item_type" text NOT NULL,
	"charge_category" text NOT NULL,
	"pay_mode" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bill_days" ADD CONSTRAINT "bill_days_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_months" ADD CONSTRAINT "bill_months_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_totals" ADD CONSTRAINT "bill_totals_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_days_day" ON "bill_days" USING btree ("custom_id","currency","bill_date");--> statement-breakpoint
CREATE INDEX "bill_days_unmerged" ON "bill_days" USING btree ("custom_id","bill_date") WHERE not "bill_days"."merged";--> statement-breakpoint
CREATE INDEX "bill_months_month" ON "bill_months" USING btree ("custom_id","currency","bill_cycle");--> statement-breakpoint
CREATE INDEX "bill_months_unmerged" ON "bill_months" USING btree ("custom_id","bill_cycle") WHERE not "bill_months"."merged";--> statement-breakpoint
CREATE INDEX "bill_totals_month" ON "bill_totals" USING btree ("custom_id","currency","bill_cycle");--> statement-breakpoint
CREATE INDEX "bill_totals_unmerged" ON "bill_totals" USING btree ("custom_id","bill_cycle") WHERE not "bill_totals"."merged";--> statement-breakpoint
CREATE POLICY "own" ON "bill_days" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bill_days"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "bill_months" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bill_months"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "bill_totals" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bill_totals"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE FUNCTION "bill_lines_to_cube"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- 1 for lines that come, -1 for lines that go.
	sign integer := TG_ARGV[0];
BEGIN
	INSERT INTO "bill_totals" (
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, line_count, list_amount, payable_amount, cash_amount, coupon_amount, credit_amount, amortized_cost
	) SELECT
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, sign * count(*), sign * sum(list_amount), sign * sum(payable_amount), sign * sum(cash_amount),
		sign * sum(coupon_amount), sign * sum(credit_amount), sign * sum(amortized_cost)
	FROM changed GROUP BY
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode;
	INSERT INTO "bill_months" (
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		resource_id, resource_name, line_count, list_amount, payable_amount, cash_amount, coupon_amount, credit_amount,
		amortized_cost
	) SELECT
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		resource_id, resource_name, sign * count(*), sign * sum(list_amount), sign * sum(payable_amount),
		sign * sum(cash_amount), sign * sum(coupon_amount), sign * sum(credit_amount), sign * sum(amortized_cost)
	FROM changed GROUP BY
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		resource_id, resource_name;
	INSERT INTO "bill_days" (
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		bill_date, line_count, list_amount, payable_amount, cash_amount, coupon_amount, credit_amount, amortized_cost
	) SELECT
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		bill_date, sign * count(*), sign * sum(list_amount), sign * sum(payable_amount), sign * sum(cash_amount),
		sign * sum(coupon_amount), sign * sum(credit_amount), sign * sum(amortized_cost)
	FROM changed GROUP BY
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		bill_date;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bill_lines_cube_insert" AFTER INSERT ON "bill_lines" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "bill_lines_to_cube"('1');
--> statement-breakpoint
CREATE TRIGGER "bill_lines_cube_delete" AFTER DELETE ON "bill_lines" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "bill_lines_to_cube"('-1');
--> statement-breakpoint
CREATE TRIGGER "bill_lines_cube_update_old" AFTER UPDATE ON "bill_lines" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "bill_lines_to_cube"('-1');
--> statement-breakpoint
CREATE TRIGGER "bill_lines_cube_update_new" AFTER UPDATE ON "bill_lines" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "bill_lines_to_cube"('1');
--> statement-breakpoint
INSERT INTO "bill_totals" (
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, line_count, list_amount, payable_amount, cash_amount, coupon_amount, credit_amount, amortized_cost,
	merged
) SELECT
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, count(*), sum(list_amount), sum(payable_amount), sum(cash_amount), sum(coupon_amount),
	sum(credit_amount), sum(amortized_cost), true
FROM "bill_lines" GROUP BY
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode;
--> statement-breakpoint
INSERT INTO "bill_months" (
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	resource_id, resource_name, line_count, list_amount, payable_amount, cash_amount, coupon_amount, credit_amount,
	amortized_cost, merged
) SELECT
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	resource_id, resource_name, count(*), sum(list_amount), sum(payable_amount), sum(cash_amount), sum(coupon_amount),
	sum(credit_amount), sum(amortized_cost), true
FROM "bill_lines" GROUP BY
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	resource_id, resource_name;
--> statement-breakpoint
INSERT INTO "bill_days" (
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	bill_date, line_count, list_amount, payable_amount, cash_amount, coupon_amount, credit_amount, amortized_cost,
	merged
) SELECT
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	bill_date, count(*), sum(list_amount), sum(payable_amount), sum(cash_amount), sum(coupon_amount),
	sum(credit_amount), sum(amortized_cost), true
FROM "bill_lines" GROUP BY
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	bill_date;
