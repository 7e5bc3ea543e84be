CREATE TABLE "instance_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instance_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"instance_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"list_amount" numeric(18, 2) NOT NULL,
	"pay_amount" numeric(18, 2) NOT NULL,
	"coupon_amount" numeric(18, 2) NOT NULL,
	"cash_amount" numeric(18, 2) NOT NULL,
	"credit_amount" numeric(18, 2) NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "instance_periods_paid" CHECK ("instance_periods"."pay_amount" = "instance_periods"."coupon_amount" + "instance_periods"."cash_amount" + "instance_periods"."credit_amount"),
	CONSTRAINT "instance_periods_parts" CHECK (least("instance_periods"."coupon_amount", "instance_periods"."cash_amount", "instance_periods"."credit_amount") >= 0 and "instance_periods"."start_time" < "instance_periods"."end_time")
);
--> statement-breakpoint
CREATE TABLE "instances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"resource_id" text NOT NULL,
	"resource_name" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"cloud_code" text NOT NULL,
	"region_name" text,
	"attrs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"monthly_price" numeric(18, 2) NOT NULL,
	"status" text NOT NULL,
	"renew_status" text NOT NULL,
	"renew_duration" integer DEFAULT 1 NOT NULL,
	"renew_unit" text DEFAULT 'M' NOT NULL,
	"renew_tried" timestamp (3) with time zone,
	"start_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"stop_time" timestamp (3) with time zone NOT NULL,
	"release_time" timestamp (3) with time zone NOT NULL,
	"refunding" boolean DEFAULT false NOT NULL,
	CONSTRAINT "instances_status" CHECK ("instances"."status" in ('Normal', 'WaitForExpire', 'Expired', 'Frozen', 'Released')),
	CONSTRAINT "instances_renewal" CHECK ("instances"."renew_status" in ('AutoRenewal', 'ManualRenewal', 'NotRenewal') and ("instances"."renew_unit" = 'M' and "instances"."renew_duration" between 1 and 9 or "instances"."renew_unit" = 'Y' and "instances"."renew_duration" between 1 and 3)),
	CONSTRAINT "instances_times" CHECK ("instances"."start_time" <= "instances"."expire_time" and "instances"."expire_time" <= "instances"."stop_time" and "instances"."stop_time" <= "instances"."release_time")
);
--> statement-breakpoint
CREATE TABLE "refund_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"refund_no" text NOT NULL,
	"instance_id" bigint NOT NULL,
	"resource_id" text NOT NULL,
	"resource_name" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"order_no" text NOT NULL,
	"full_refund" boolean NOT NULL,
	"paid_amount" numeric(18, 2) NOT NULL,
	"consumed_amount" numeric(18, 2) NOT NULL,
	"fee" numeric(18, 2) DEFAULT '0' NOT NULL,
	"lost_ticket" numeric(18, 2) NOT NULL,
	"refund_amount" numeric(18, 2) NOT NULL,
	"refund_cash" numeric(18, 2) NOT NULL,
	"refund_credit" numeric(18, 2) NOT NULL,
	"lines" jsonb NOT NULL,
	"reason_type" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"reject_reason" jsonb,
	"unsubscribe_order_id" bigint,
	"apply_time" timestamp (3) with time zone NOT NULL,
	"finish_time" timestamp (3) with time zone,
	"applicant" text NOT NULL,
	CONSTRAINT "refunds_refund_no_unique" UNIQUE("refund_no"),
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."paid_amount" = "refunds"."consumed_amount" + "refunds"."fee" + "refunds"."lost_ticket" + "refunds"."refund_amount"),
	CONSTRAINT "refunds_back" CHECK ("refunds"."refund_amount" = "refunds"."refund_cash" + "refunds"."refund_credit" and least("refunds"."refund_cash", "refunds"."refund_credit", "refunds"."consumed_amount", "refunds"."lost_ticket", "refunds"."fee") >= 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" between 0 and 4 and ("refunds"."status" >= 2) = ("refunds"."finish_time" is not null)),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason_type" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "renewal_items" (
	"order_item_id" bigint PRIMARY KEY NOT NULL,
	"instance_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instance_periods" ADD CONSTRAINT "instance_periods_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instance_periods" ADD CONSTRAINT "instance_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_events" ADD CONSTRAINT "refund_events_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_unsubscribe_order_id_orders_id_fk" FOREIGN KEY ("unsubscribe_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_items" ADD CONSTRAINT "renewal_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_items" ADD CONSTRAINT "renewal_items_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "instance_periods_order_key" ON "instance_periods" USING btree ("instance_id","order_id");--> statement-breakpoint
CREATE INDEX "instance_periods_end" ON "instance_periods" USING btree ("instance_id","end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "instances_resource_key" ON "instances" USING btree ("custom_id","resource_id");--> statement-breakpoint
CREATE INDEX "instances_expire_time" ON "instances" USING btree ("custom_id","expire_time","id");--> statement-breakpoint
CREATE INDEX "instances_start_time" ON "instances" USING btree ("custom_id","start_time","id");--> statement-breakpoint
CREATE INDEX "instances_moving" ON "instances" USING btree ("status","expire_time") WHERE "instances"."status" <> 'Released';--> statement-breakpoint
CREATE INDEX "instances_auto" ON "instances" USING btree ("expire_time") WHERE "instances"."renew_status" = 'AutoRenewal' and "instances"."status" <> 'Released';--> statement-breakpoint
CREATE INDEX "refund_events_refund" ON "refund_events" USING btree ("refund_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("instance_id") WHERE "refunds"."status" in (0, 1, 2);--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_full_once" ON "refunds" USING btree ("custom_id") WHERE "refunds"."full_refund" and "refunds"."status" in (0, 1, 2);--> statement-breakpoint
CREATE INDEX "refunds_apply_time" ON "refunds" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "refunds_amount_order" ON "refunds" USING btree ("custom_id","refund_amount","id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("status_time") WHERE "refunds"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "renewal_items_instance" ON "renewal_items" USING btree ("instance_id");