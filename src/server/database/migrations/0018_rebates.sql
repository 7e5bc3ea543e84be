CREATE TABLE "rebate_payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rebate_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"payout_no" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"bank_account_id" bigint,
	"bank_name" text NOT NULL,
	"account_name" text NOT NULL,
	"bank_no" text NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"fail_reason" jsonb,
	"apply_time" timestamp (3) with time zone NOT NULL,
	"finish_time" timestamp (3) with time zone,
	"applicant" text NOT NULL,
	CONSTRAINT "rebate_payouts_payout_no_unique" UNIQUE("payout_no"),
	CONSTRAINT "rebate_payouts_amount" CHECK ("rebate_payouts"."amount" > 0),
	CONSTRAINT "rebate_payouts_status" CHECK ("rebate_payouts"."status" in (1, 2, 4) and ("rebate_payouts"."status" > 1) = ("rebate_payouts"."finish_time" is not null))
);
--> statement-breakpoint
CREATE TABLE "rebates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rebates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"rebate_month" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"sales_amount" numeric(18, 2) NOT NULL,
	"rebate_rate" numeric(9, 6) NOT NULL,
	"rebate_amount" numeric(18, 2) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"payout_id" bigint,
	CONSTRAINT "rebates_amount" CHECK ("rebates"."rebate_amount" > 0),
	CONSTRAINT "rebates_status" CHECK ("rebates"."status" between 0 and 3 and ("rebates"."status" >= 2) = ("rebates"."payout_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "rebate_payouts" ADD CONSTRAINT "rebate_payouts_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_payouts" ADD CONSTRAINT "rebate_payouts_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_payout_id_rebate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."rebate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rebate_payouts_apply_time" ON "rebate_payouts" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "rebate_payouts_account" ON "rebate_payouts" USING btree ("bank_account_id") WHERE "rebate_payouts"."status" = 1;--> statement-breakpoint
CREATE INDEX "rebate_payouts_open" ON "rebate_payouts" USING btree ("status_time") WHERE "rebate_payouts"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "rebates_key" ON "rebates" USING btree ("custom_id","customer_id","rebate_month","product_code");--> statement-breakpoint
CREATE INDEX "rebates_month" ON "rebates" USING btree ("custom_id","rebate_month","id");--> statement-breakpoint
CREATE INDEX "rebates_sales" ON "rebates" USING btree ("custom_id","sales_amount","id");--> statement-breakpoint
CREATE INDEX "rebates_amount_order" ON "rebates" USING btree ("custom_id","rebate_amount","id");--> statement-breakpoint
CREATE INDEX "rebates_payout" ON "rebates" USING btree ("payout_id") WHERE "rebates"."payout_id" is not null;--> statement-breakpoint
CREATE INDEX "rebates_open" ON "rebates" USING btree ("rebate_month") WHERE "rebates"."status" = 0;