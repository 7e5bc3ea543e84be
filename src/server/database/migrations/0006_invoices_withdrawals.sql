CREATE TABLE "invoice_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
CREATE TABLE "invoice_items" (
	"invoice_id" bigint NOT NULL,
	"invoiceable_id" bigint NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	CONSTRAINT "invoice_items_invoice_id_invoiceable_id_pk" PRIMARY KEY("invoice_id","invoiceable_id"),
	CONSTRAINT "invoice_items_amount" CHECK ("invoice_items"."amount" >= 0.01)
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"title" text NOT NULL,
	"title_type" text NOT NULL,
	"tax_no" text,
	"reg_address" text,
	"reg_phone" text,
	"bank_name" text,
	"bank_no" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_titles_company" CHECK ("invoice_titles"."title_type" = 'personal' or "invoice_titles"."tax_no" is not null)
);
--> statement-breakpoint
CREATE TABLE "invoiceables" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoiceables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"biz_type" text NOT NULL,
	"biz_no" text NOT NULL,
	"product_name" text,
	"biz_time" timestamp (3) with time zone NOT NULL,
	"original_amount" numeric(18, 2) NOT NULL,
	"offset_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"invoiced_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"can_invoice_amount" numeric(18, 2) GENERATED ALWAYS AS (greatest(original_amount - offset_amount - invoiced_amount, 0)) STORED NOT NULL,
	CONSTRAINT "invoiceables_amounts" CHECK ("invoiceables"."original_amount" > 0 and "invoiceables"."offset_amount" between 0 and "invoiceables"."original_amount" and "invoiceables"."invoiced_amount" between 0 and "invoiceables"."original_amount")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"apply_no" text NOT NULL,
	"invoice_no" text,
	"invoice_code" text,
	"amount" numeric(18, 2) NOT NULL,
	"tax_rate" numeric(9, 6) NOT NULL,
	"tax_amount" numeric(18, 2) NOT NULL,
	"invoice_type" integer NOT NULL,
	"invoice_form" integer NOT NULL,
	"title" text NOT NULL,
	"title_type" text NOT NULL,
	"tax_no" text,
	"reg_address" text,
	"reg_phone" text,
	"bank_name" text,
	"bank_no" text,
	"content" text NOT NULL,
	"email" text,
	"receiver" text,
	"receiver_phone" text,
	"mail_address" text,
	"express_company" text,
	"express_no" text,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"reject_reason" jsonb,
	"apply_time" timestamp (3) with time zone NOT NULL,
	"issue_time" timestamp (3) with time zone,
	"applicant" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoices_apply_no_unique" UNIQUE("apply_no"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" >= 0.01 and "invoices"."tax_amount" between 0 and "invoices"."amount"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" between 0 and 8),
	CONSTRAINT "invoices_issued" CHECK ("invoices"."status" < 5 or ("invoices"."invoice_no" is not null and "invoices"."issue_time" is not null)),
	CONSTRAINT "invoices_sent" CHECK (("invoices"."invoice_form" = 1 and "invoices"."email" is not null) or ("invoices"."invoice_form" = 2 and "invoices"."mail_address" is not null)),
	CONSTRAINT "invoices_special" CHECK ("invoices"."invoice_type" = 0 or ("invoices"."tax_no" is not null and "invoices"."reg_address" is not null and "invoices"."reg_phone" is not null and "invoices"."bank_name" is not null and "invoices"."bank_no" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"receiver" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"zip_code" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"account_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"branch_name" text NOT NULL,
	"bank_no" text NOT NULL,
	"province" text,
	"city" text,
	"union_no" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"fail_reason" jsonb,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_accounts_number" CHECK ("bank_accounts"."bank_no" ~ '^[0-9]{16,30}$'),
	CONSTRAINT "bank_accounts_status" CHECK ("bank_accounts"."status" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"withdraw_no" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"fee" numeric(18, 2) DEFAULT '0' NOT NULL,
	"bank_account_id" bigint,
	"bank_name" text NOT NULL,
	"account_name" text NOT NULL,
	"bank_no" text NOT NULL,
	"reason" text NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"audit_reason" jsonb,
	"apply_time" timestamp (3) with time zone NOT NULL,
	"finish_time" timestamp (3) with time zone,
	"applicant" text NOT NULL,
	CONSTRAINT "withdrawals_withdraw_no_unique" UNIQUE("withdraw_no"),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount" >= 0.01 and "withdrawals"."fee" >= 0 and "withdrawals"."fee" < "withdrawals"."amount"),
	CONSTRAINT "withdrawals_status" CHECK ("withdrawals"."status" between 0 and 5),
	CONSTRAINT "withdrawals_finished" CHECK (("withdrawals"."status" >= 2) = ("withdrawals"."finish_time" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoiceable_id_invoiceables_id_fk" FOREIGN KEY ("invoiceable_id") REFERENCES "public"."invoiceables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiceables" ADD CONSTRAINT "invoiceables_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_events_invoice" ON "invoice_events" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_items_invoiceable" ON "invoice_items" USING btree ("invoiceable_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_title_key" ON "invoice_titles" USING btree ("custom_id","title");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("custom_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "invoiceables_biz_key" ON "invoiceables" USING btree ("custom_id","biz_type","biz_no");--> statement-breakpoint
CREATE INDEX "invoiceables_biz_time" ON "invoiceables" USING btree ("custom_id","biz_time","id");--> statement-breakpoint
CREATE INDEX "invoiceables_original_amount" ON "invoiceables" USING btree ("custom_id","original_amount","id");--> statement-breakpoint
CREATE INDEX "invoiceables_can_invoice_amount" ON "invoiceables" USING btree ("custom_id","can_invoice_amount","id");--> statement-breakpoint
CREATE INDEX "invoices_apply_time" ON "invoices" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "invoices_amount_order" ON "invoices" USING btree ("custom_id","amount","id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("status_time") WHERE "invoices"."status" in (0, 2, 3, 5, 7);--> statement-breakpoint
CREATE INDEX "mail_addresses_custom" ON "mail_addresses" USING btree ("custom_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_addresses_default" ON "mail_addresses" USING btree ("custom_id") WHERE "mail_addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_number_key" ON "bank_accounts" USING btree ("custom_id","bank_no");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_default" ON "bank_accounts" USING btree ("custom_id") WHERE "bank_accounts"."is_default";--> statement-breakpoint
CREATE INDEX "bank_accounts_create_time" ON "bank_accounts" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "bank_accounts_open" ON "bank_accounts" USING btree ("status_time") WHERE "bank_accounts"."status" = 0;--> statement-breakpoint
CREATE INDEX "withdrawal_events_withdrawal" ON "withdrawal_events" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_apply_time" ON "withdrawals" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "withdrawals_amount_order" ON "withdrawals" USING btree ("custom_id","amount","id");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("bank_account_id") WHERE "withdrawals"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("status_time") WHERE "withdrawals"."status" in (0, 1);