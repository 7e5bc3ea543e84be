CREATE TABLE "amortizations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "amortizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"resource_id" text,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"booked_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"next_time" timestamp (3) with time zone,
	CONSTRAINT "amortizations_key" UNIQUE NULLS NOT DISTINCT("order_item_id","resource_id"),
	CONSTRAINT "amortizations_times" CHECK ("amortizations"."start_time" <= "amortizations"."end_time"),
	CONSTRAINT "amortizations_booked" CHECK ("amortizations"."booked_amount" between 0 and "amortizations"."amount" and ("amortizations"."next_time" is not null or "amortizations"."booked_amount" = "amortizations"."amount"))
);
--> statement-breakpoint
ALTER TABLE "amortizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "amortizations" ADD CONSTRAINT "amortizations_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amortizations" ADD CONSTRAINT "amortizations_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amortizations_resource" ON "amortizations" USING btree ("custom_id","resource_id");--> statement-breakpoint
CREATE INDEX "amortizations_due" ON "amortizations" USING btree ("next_time") WHERE "amortizations"."next_time" is not null;--> statement-breakpoint
CREATE POLICY "own" ON "amortizations" AS PERMISSIVE FOR ALL TO "console_calls" USING ("amortizations"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
-- Orders that are paid and not provisioned yet are amortised once they are: their purchases have no cost of their own any more.
UPDATE "bill_lines" SET "amortized_cost" = 0
FROM "orders"
WHERE "orders"."status" IN (2, 6, 7) AND "orders"."order_type" <> 4
	AND "bill_lines"."custom_id" = "orders"."custom_id" AND "bill_lines"."order_no" = "orders"."order_no" AND "bill_lines"."charge_category" = 'Purchase'
	AND EXISTS (
		SELECT FROM "order_items" WHERE "order_items"."order_id" = "orders"."id" AND "order_items"."product_code" = "bill_lines"."product_code"
			AND ("orders"."order_type" = 3 OR "order_items"."duration_num" > 0));
