CREATE TABLE "bill_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"resource_name" text,
	"item_key" uuid NOT NULL,
	"usage_amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bill_items" ADD CONSTRAINT "bill_items_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_items_month" ON "bill_items" USING btree ("custom_id","currency","bill_cycle");--> statement-breakpoint
CREATE INDEX "bill_items_unmerged" ON "bill_items" USING btree ("custom_id","bill_cycle") WHERE not "bill_items"."merged";--> statement-breakpoint
CREATE POLICY "own" ON "bill_items" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bill_items"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "bill_lines_to_cube"() RETURNS trigger LANGUAGE plpgsql AS $$
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
	INSERT INTO "bill_items" (
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		resource_id, resource_name, item_key, line_count, list_amount, payable_amount, cash_amount, coupon_amount,
		credit_amount, amortized_cost, usage_amount
	) SELECT
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		resource_id, resource_name, item_key, sign * count(*), sign * sum(list_amount), sign * sum(payable_amount),
		sign * sum(cash_amount), sign * sum(coupon_amount), sign * sum(credit_amount), sign * sum(amortized_cost),
		sign * sum(coalesce(usage_amount, 0))
	FROM changed GROUP BY
		custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
		pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
		resource_id, resource_name, item_key;
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
INSERT INTO "bill_items" (
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	resource_id, resource_name, item_key, line_count, list_amount, payable_amount, cash_amount, coupon_amount,
	credit_amount, amortized_cost, usage_amount, merged
) SELECT
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	resource_id, resource_name, item_key, count(*), sum(list_amount), sum(payable_amount), sum(cash_amount),
	sum(coupon_amount), sum(credit_amount), sum(amortized_cost), sum(coalesce(usage_amount, 0)), true
FROM "bill_lines" GROUP BY
	custom_id, currency, bill_cycle, cloud_code, product_code, service_category, bill_item_type, charge_category,
	pay_mode, product_name, account_uid, account_name, region_id, region_name, project_id, project_name, tags,
	resource_id, resource_name, item_key;
