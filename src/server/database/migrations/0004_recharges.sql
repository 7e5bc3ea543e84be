CREATE TABLE "account_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"fund" text NOT NULL,
	"trade_type" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"balance" numeric(18, 2) NOT NULL,
	"relate_no" text NOT NULL,
	"trade_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_ledger_amount" CHECK ("account_ledger"."amount" <> 0),
	CONSTRAINT "account_ledger_fund" CHECK ("account_ledger"."fund" in ('cash', 'credit', 'frozen'))
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"custom_id" bigint PRIMARY KEY NOT NULL,
	"cash" numeric(18, 2) DEFAULT '0' NOT NULL,
	"credit" numeric(18, 2) DEFAULT '0' NOT NULL,
	"frozen" numeric(18, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "accounts_frozen" CHECK ("accounts"."frozen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recharge_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharge_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recharge_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"recharge_no" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"recharge_way" text NOT NULL,
	"channel_sn" text,
	"payer_name" text,
	"payer_account" text,
	"voucher_file_id" bigint,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"apply_time" timestamp (3) with time zone NOT NULL,
	"pay_deadline" timestamp (3) with time zone NOT NULL,
	"arrive_time" timestamp (3) with time zone,
	"operator" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "recharges_recharge_no_unique" UNIQUE("recharge_no"),
	CONSTRAINT "recharges_amount" CHECK ("recharges"."amount" >= 0.01),
	CONSTRAINT "recharges_status" CHECK ("recharges"."status" between 0 and 4),
	CONSTRAINT "recharges_arrived" CHECK (("recharges"."status" = 2) = ("recharges"."arrive_time" is not null)),
	CONSTRAINT "recharges_payer" CHECK ("recharges"."recharge_way" <> 'OfflineRemittance' or ("recharges"."payer_name" is not null and "recharges"."payer_account" is not null))
);
--> statement-breakpoint
ALTER TABLE "account_ledger" ADD CONSTRAINT "account_ledger_custom_id_accounts_custom_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."accounts"("custom_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_events" ADD CONSTRAINT "recharge_events_recharge_id_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."recharges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_voucher_file_id_files_id_fk" FOREIGN KEY ("voucher_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_ledger_time" ON "account_ledger" USING btree ("custom_id","trade_time","id");--> statement-breakpoint
CREATE INDEX "account_ledger_relate" ON "account_ledger" USING btree ("custom_id","relate_no");--> statement-breakpoint
CREATE INDEX "recharge_events_recharge" ON "recharge_events" USING btree ("recharge_id","id");--> statement-breakpoint
CREATE INDEX "recharges_apply_time" ON "recharges" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "recharges_amount_order" ON "recharges" USING btree ("custom_id","amount","id");--> statement-breakpoint
CREATE INDEX "recharges_open" ON "recharges" USING btree ("status_time") WHERE "recharges"."status" in (0, 1);