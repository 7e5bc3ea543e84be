CREATE TABLE "account_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"fund" text NOT NULL,
	"trade_type" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"balance" numeric(18, 2) NOT NULL,
	"allocated" numeric(18, 2) DEFAULT '0' NOT NULL,
	"relate_no" text NOT NULL,
	"trade_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_ledger_amount" CHECK ("account_ledger"."amount" <> 0),
	CONSTRAINT "account_ledger_fund" CHECK ("account_ledger"."fund" in ('cash', 'credit', 'frozen'))
);
--> statement-breakpoint
ALTER TABLE "account_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "accounts" (
	"custom_id" bigint PRIMARY KEY NOT NULL,
	"cash" numeric(18, 2) DEFAULT '0' NOT NULL,
	"credit" numeric(18, 2) DEFAULT '0' NOT NULL,
	"frozen" numeric(18, 2) DEFAULT '0' NOT NULL,
	"allocated" numeric(18, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "accounts_frozen" CHECK ("accounts"."frozen" >= 0),
	CONSTRAINT "accounts_allocated" CHECK ("accounts"."allocated" between 0 and greatest("accounts"."cash", 0))
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "recharge_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"recharge_no" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"recharge_way" text NOT NULL,
	"channel_sn" text,
	"payer_name" text,
	"payer_account" text,
	"remit_date" date,
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
ALTER TABLE "recharges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "agents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"agent_custom_id" bigint,
	"agent_name" varchar(100) NOT NULL,
	"agent_level" smallint NOT NULL,
	"contact" varchar(64) NOT NULL,
	"phone" varchar(11) NOT NULL,
	"rebate_rate" numeric(9, 6) NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"remark" varchar(200) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agents_rebate_rate" CHECK ("agents"."rebate_rate" between 0 and 0.3)
);
--> statement-breakpoint
ALTER TABLE "agents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appropriation_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appropriation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appropriation_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
ALTER TABLE "appropriation_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appropriations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appropriations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"appropriate_no" text NOT NULL,
	"type" integer NOT NULL,
	"fund_type" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"ticket_id" bigint,
	"group_balance" numeric(18, 2),
	"member_balance" numeric(18, 2),
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"fail_reason" jsonb,
	"operator" text NOT NULL,
	"operate_time" timestamp (3) with time zone NOT NULL,
	"finish_time" timestamp (3) with time zone,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "appropriations_appropriate_no_unique" UNIQUE("appropriate_no"),
	CONSTRAINT "appropriations_amount" CHECK ("appropriations"."amount" > 0),
	CONSTRAINT "appropriations_type" CHECK ("appropriations"."type" in (1, 2) and "appropriations"."fund_type" in ('cash', 'credit', 'ticket') and ("appropriations"."fund_type" = 'ticket') = ("appropriations"."ticket_id" is not null)),
	CONSTRAINT "appropriations_status" CHECK ("appropriations"."status" between 0 and 2 and ("appropriations"."status" > 0) = ("appropriations"."finish_time" is not null)),
	CONSTRAINT "appropriations_done" CHECK (("appropriations"."status" = 1) = ("appropriations"."group_balance" is not null and "appropriations"."member_balance" is not null))
);
--> statement-breakpoint
ALTER TABLE "appropriations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bill_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"bill_date" date NOT NULL,
	"usage_start" timestamp (3) with time zone NOT NULL,
	"usage_end" timestamp (3) with time zone NOT NULL,
	"consume_time" timestamp (3) with time zone NOT NULL,
	"instance_key" uuid GENERATED ALWAYS AS (md5(account_uid || chr(31) || cloud_code || chr(31) || product_code || chr(31) || product_name || chr(31) || service_category || chr(31) || pay_mode || chr(31) || coalesce(resource_id, ''))::uuid) STORED NOT NULL,
	"item_key" uuid GENERATED ALWAYS AS (md5(account_uid || chr(31) || cloud_code || chr(31) || product_code || chr(31) || product_name || chr(31) || service_category || chr(31) || pay_mode || chr(31) || coalesce(resource_id, '') || chr(31) || billing_item || chr(31) || coalesce(usage_unit, ''))::uuid) STORED NOT NULL,
	"bill_cycle" text NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"list_amount" numeric(20, 8) DEFAULT '0' NOT NULL,
	"discount_amount" numeric(20, 8) DEFAULT '0' NOT NULL,
	"payable_amount" numeric(20, 8) DEFAULT '0' NOT NULL,
	"cash_amount" numeric(20, 8) DEFAULT '0' NOT NULL,
	"coupon_amount" numeric(20, 8) DEFAULT '0' NOT NULL,
	"credit_amount" numeric(20, 8) DEFAULT '0' NOT NULL,
	"debt_amount" numeric(20, 8) DEFAULT '0' NOT NULL,
	"amortized_cost" numeric(20, 8) DEFAULT '0' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(resource_id, '') || chr(10) || coalesce(resource_name, '') || chr(10) || coalesce(order_no, ''))) STORED NOT NULL,
	"cloud_code" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"service_category" text NOT NULL,
	"bill_item_type" text NOT NULL,
	"charge_category" text NOT NULL,
	"pay_mode" text NOT NULL,
	"account_uid" text NOT NULL,
	"account_name" text NOT NULL,
	"product_detail" text,
	"charge_frequency" text NOT NULL,
	"order_no" text,
	"resource_id" text,
	"resource_name" text,
	"instance_spec" text,
	"instance_config" text,
	"public_ip" text,
	"private_ip" text,
	"region_id" text,
	"region_name" text,
	"zone" text,
	"project_id" bigint,
	"project_name" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"billing_item" text NOT NULL,
	"unit_price" numeric(20, 8),
	"unit_price_unit" text,
	"usage_amount" numeric(20, 8),
	"usage_unit" text,
	"deducted_usage" numeric(20, 8),
	"source_hash" text,
	"source_occurrence" integer,
	CONSTRAINT "bill_lines_discount_identity" CHECK ("bill_lines"."list_amount" - "bill_lines"."discount_amount" = "bill_lines"."payable_amount"),
	CONSTRAINT "bill_lines_payment_identity" CHECK ("bill_lines"."payable_amount" = "bill_lines"."cash_amount" + "bill_lines"."coupon_amount" + "bill_lines"."credit_amount" + "bill_lines"."debt_amount"),
	CONSTRAINT "bill_lines_cycle_shape" CHECK ("bill_lines"."bill_cycle" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "bill_lines_period_order" CHECK ("bill_lines"."usage_start" <= "bill_lines"."usage_end")
);
--> statement-breakpoint
ALTER TABLE "bill_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cloud_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cloud_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"cloud_code" text NOT NULL,
	"account_name" text NOT NULL,
	"account_uid" text NOT NULL,
	"sub_account_uid" text,
	"site" text NOT NULL,
	"access_key" text NOT NULL,
	"secret_key" text,
	"region_ids" jsonb NOT NULL,
	"status" integer NOT NULL,
	"sync_status" integer NOT NULL,
	"sync_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sync_time" timestamp (3) with time zone,
	"sync_fail_reason" jsonb,
	"resource_count" integer DEFAULT 0 NOT NULL,
	"balance" numeric(18, 2) DEFAULT '0' NOT NULL,
	"remark" text,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cloud_accounts_status" CHECK ("cloud_accounts"."status" between 0 and 3 and "cloud_accounts"."sync_status" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "cloud_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clouds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"type" text NOT NULL,
	"img1" text NOT NULL,
	"mark" text NOT NULL,
	"consume_sign" text NOT NULL,
	"chart_color" text NOT NULL,
	"introduce" text NOT NULL,
	"introduce_en" text NOT NULL,
	CONSTRAINT "clouds_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "custom_clouds" (
	"custom_id" bigint NOT NULL,
	"cloud_code" text NOT NULL,
	"opened" boolean NOT NULL,
	"applied" boolean NOT NULL,
	CONSTRAINT "custom_clouds_custom_id_cloud_code_pk" PRIMARY KEY("custom_id","cloud_code")
);
--> statement-breakpoint
ALTER TABLE "custom_clouds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "custom_contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"contract_no" text NOT NULL,
	"contract_name" text NOT NULL,
	"sign_date" date NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"discount_rate" numeric(9, 6) NOT NULL,
	"status" integer NOT NULL,
	CONSTRAINT "custom_contracts_contract_no_unique" UNIQUE("contract_no"),
	CONSTRAINT "custom_contracts_period" CHECK ("custom_contracts"."start_date" <= "custom_contracts"."end_date")
);
--> statement-breakpoint
ALTER TABLE "custom_contracts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "regions" (
	"cloud_code" text NOT NULL,
	"region_id" text NOT NULL,
	"region_name" text NOT NULL,
	"zones" jsonb NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "regions_cloud_code_region_id_pk" PRIMARY KEY("cloud_code","region_id")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"product_code" text NOT NULL,
	"attrs" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"duration_num" integer,
	"duration_unit" text,
	"list_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"pay_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"add_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "cart_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
ALTER TABLE "order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"attrs" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"duration_num" integer,
	"duration_unit" text,
	"auto_renew" boolean DEFAULT false NOT NULL,
	"unit_price" numeric(18, 2) DEFAULT '0' NOT NULL,
	"list_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"pay_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"resource_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"effect_time" timestamp (3) with time zone,
	"expire_time" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"order_type" integer NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"cloud_code" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"item_count" integer NOT NULL,
	"list_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"discount_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"coupon_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"pay_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"cash_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"credit_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"cloud_ticket_id" bigint,
	"contract_id" bigint,
	"pay_mode" text NOT NULL,
	"pay_time" timestamp (3) with time zone,
	"pay_deadline" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"creator" text NOT NULL,
	"fail_reason" jsonb,
	"remark" text,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."list_amount" - "orders"."discount_amount" - "orders"."coupon_amount" = "orders"."pay_amount"),
	CONSTRAINT "orders_paid" CHECK ("orders"."cash_amount" + "orders"."credit_amount" in (0, "orders"."pay_amount") and "orders"."cash_amount" >= 0 and "orders"."credit_amount" >= 0),
	CONSTRAINT "orders_type" CHECK ("orders"."order_type" in (1, 2, 3, 4, 11)),
	CONSTRAINT "orders_status" CHECK ("orders"."status" between 0 and 8)
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"category_id" bigint NOT NULL,
	"category_name" text NOT NULL,
	"vendor" text NOT NULL,
	"cloud_code" text NOT NULL,
	"service_category" text DEFAULT 'Security' NOT NULL,
	"introduce" text NOT NULL,
	"introduce_en" text DEFAULT '' NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scenes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"start_price" numeric(18, 2) DEFAULT '0' NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"attributes" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"durations" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"user_id" bigint,
	"name" varchar(128) NOT NULL,
	"type" varchar(64) NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"claim_time" timestamp (3) with time zone,
	"read_code" varchar(32)
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_name" varchar(100) NOT NULL,
	"custom_type" smallint NOT NULL,
	"parent_id" bigint,
	"credit_code" varchar(18),
	"contact" varchar(64),
	"phone" varchar(11),
	"industry" varchar(32),
	"auth_status" smallint DEFAULT 0 NOT NULL,
	"manager" varchar(64),
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"role_name" varchar(32) NOT NULL,
	"role_code" varchar(32) NOT NULL,
	"auth_codes" text NOT NULL,
	"builtin" boolean DEFAULT false NOT NULL,
	"remark" varchar(200) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"username" varchar(32) NOT NULL,
	"name" varchar(64) NOT NULL,
	"account_type" smallint NOT NULL,
	"phone" varchar(11),
	"email" varchar(128),
	"password_hash" text NOT NULL,
	"one_time_password" boolean DEFAULT false NOT NULL,
	"own_codes" text DEFAULT '' NOT NULL,
	"auth_codes" text DEFAULT '' NOT NULL,
	"login_num" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"last_login_time" timestamp (3) with time zone,
	"previous_login_time" timestamp (3) with time zone,
	"last_login_ip" varchar(45),
	"remark" varchar(200) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "instance_periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "instances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "refund_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"unsubscribe_type" integer DEFAULT 1 NOT NULL,
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
	CONSTRAINT "refunds_type" CHECK ("refunds"."unsubscribe_type" in (1, 2) and not ("refunds"."unsubscribe_type" = 2 and "refunds"."full_refund")),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason_type" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "renewal_items" (
	"order_item_id" bigint PRIMARY KEY NOT NULL,
	"instance_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "renewal_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "invoice_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_items" (
	"invoice_id" bigint NOT NULL,
	"invoiceable_id" bigint NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	CONSTRAINT "invoice_items_invoice_id_invoiceable_id_pk" PRIMARY KEY("invoice_id","invoiceable_id"),
	CONSTRAINT "invoice_items_amount" CHECK ("invoice_items"."amount" >= 0.01)
);
--> statement-breakpoint
ALTER TABLE "invoice_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "invoice_titles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "invoiceables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "mail_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title" varchar(200) NOT NULL,
	"type" varchar(16) NOT NULL,
	"sub_type" varchar(32) NOT NULL,
	"content" text NOT NULL,
	"title_en" varchar(200),
	"content_en" text,
	"read_flag" smallint DEFAULT 0 NOT NULL,
	"level" varchar(16) NOT NULL,
	"biz_type" varchar(32),
	"biz_id" varchar(64),
	"create_time" timestamp (3) with time zone NOT NULL,
	"read_time" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_type" CHECK ("news"."type" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "news_views" (
	"news_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "news_views_news_id_user_id_day_pk" PRIMARY KEY("news_id","user_id","day")
);
--> statement-breakpoint
ALTER TABLE "news_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "default_views" (
	"user_id" bigint NOT NULL,
	"list" varchar(100) NOT NULL,
	"view_id" bigint NOT NULL,
	CONSTRAINT "default_views_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
ALTER TABLE "default_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" bigint NOT NULL,
	"custom_id" bigint NOT NULL,
	"key" varchar(100) NOT NULL,
	"value" text NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preferences_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list" varchar(100) NOT NULL,
	"name" varchar(40) NOT NULL,
	"shared" boolean NOT NULL,
	"state" text NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "rebate_payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"exception_flag" text DEFAULT 'NORMAL' NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"payout_id" bigint,
	CONSTRAINT "rebates_amount" CHECK ("rebates"."rebate_amount" > 0),
	CONSTRAINT "rebates_status" CHECK ("rebates"."status" between 0 and 3 and ("rebates"."status" >= 2) = ("rebates"."payout_id" is not null)),
	CONSTRAINT "rebates_exception" CHECK ("rebates"."exception_flag" in ('NORMAL', 'UNPAID', 'SALES_CHANGED'))
);
--> statement-breakpoint
ALTER TABLE "rebates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_conditions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_conditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"report_type" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"creator" varchar(64) NOT NULL,
	"condition_name" varchar(64) NOT NULL,
	"cycle_range" text NOT NULL,
	"start_cycle" text,
	"end_cycle" text,
	"update_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_conditions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_parts" (
	"report_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "report_parts_report_id_place_pk" PRIMARY KEY("report_id","place")
);
--> statement-breakpoint
ALTER TABLE "report_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"report_type" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"creator" varchar(64) NOT NULL,
	"user_id" bigint,
	"language" text NOT NULL,
	"report_name" varchar(64) NOT NULL,
	"cycle_type" text NOT NULL,
	"run_hour" smallint NOT NULL,
	"weekday" smallint,
	"month_day" smallint,
	"enabled" boolean DEFAULT true NOT NULL,
	"next_time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"report_type" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"creator" varchar(64) NOT NULL,
	"user_id" bigint,
	"language" text NOT NULL,
	"schedule_id" bigint,
	"report_name" varchar(100) NOT NULL,
	"cycle_type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"row_count" integer,
	"file_size" bigint,
	"fail_reason" jsonb,
	"lease_key" varchar(32),
	"lease_until" timestamp (3) with time zone,
	"queue_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"start_time" timestamp (3) with time zone,
	"finish_time" timestamp (3) with time zone,
	CONSTRAINT "reports_done" CHECK ("reports"."status" <> 2 or ("reports"."row_count" is not null and "reports"."file_size" is not null))
);
--> statement-breakpoint
ALTER TABLE "reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time" timestamp (3) with time zone NOT NULL,
	"custom_id" bigint,
	"user_id" bigint,
	"username" varchar(64),
	"action" varchar(64) NOT NULL,
	"result" varchar(8) NOT NULL,
	"targets" bigint[],
	"detail" jsonb,
	"ip" varchar(45) NOT NULL,
	"request_id" text NOT NULL,
	"user_agent" varchar(300)
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Unlogged: see call_codes.
CREATE UNLOGGED TABLE "call_code_marker" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "call_code_marker" ("since") VALUES ('-infinity');--> statement-breakpoint
-- Unlogged: a call writes its code without waiting for the disk. A crash of PostgreSQL empties it; the marker, which is empty then
-- too, tells. Written by hand, drizzle has no word for it.
CREATE UNLOGGED TABLE "call_codes" (
	"code_hash" varchar(64) PRIMARY KEY NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"custom_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"operation" varchar(64) NOT NULL,
	"token" varchar(64) NOT NULL,
	"digest" varchar(64) NOT NULL,
	"answer" text,
	"expire_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_custom_id_user_id_operation_token_pk" PRIMARY KEY("custom_id","user_id","operation","token")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "login_locks" (
	"username" varchar(64) NOT NULL,
	"address" varchar(45) NOT NULL,
	"attempts" timestamp (3) with time zone[] NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"locks" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "login_locks_username_address_pk" PRIMARY KEY("username","address")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"last_seen_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"clock_ahead" integer,
	"ip" varchar(45) NOT NULL,
	"user_agent" varchar(300),
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verify_codes" (
	"verify_id" varchar(64) PRIMARY KEY NOT NULL,
	"text" varchar(16) NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"category_id" integer NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"provider" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"period" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"process" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cloud_ticket_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cloud_ticket_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"ticket_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"balance" numeric(18, 2) NOT NULL,
	"use_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cloud_ticket_uses_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "cloud_ticket_uses_amount" CHECK ("cloud_ticket_uses"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "cloud_ticket_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cloud_tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cloud_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"ticket_no" text NOT NULL,
	"ticket_name" text NOT NULL,
	"ticket_type" text NOT NULL,
	"nominal_value" numeric(18, 2) NOT NULL,
	"balance" numeric(18, 2) NOT NULL,
	"discount_rate" numeric(9, 6),
	"min_order_amount" numeric(18, 2) NOT NULL,
	"applicable_clouds" jsonb NOT NULL,
	"applicable_products" jsonb NOT NULL,
	"applicable_scenes" jsonb NOT NULL,
	"code_hash" text,
	"grant_time" timestamp (3) with time zone NOT NULL,
	"effect_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "cloud_tickets_ticket_no_unique" UNIQUE("ticket_no"),
	CONSTRAINT "cloud_tickets_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "cloud_tickets_balance" CHECK ("cloud_tickets"."balance" between 0 and "cloud_tickets"."nominal_value" and "cloud_tickets"."nominal_value" > 0),
	CONSTRAINT "cloud_tickets_rate" CHECK (("cloud_tickets"."ticket_type" = 'discount') = ("cloud_tickets"."discount_rate" is not null) and coalesce("cloud_tickets"."discount_rate", 0.5) between 0.01 and 0.99),
	CONSTRAINT "cloud_tickets_status" CHECK (case "cloud_tickets"."status" when 'INACTIVE' then "cloud_tickets"."balance" = "cloud_tickets"."nominal_value" when 'UNUSED' then "cloud_tickets"."balance" = "cloud_tickets"."nominal_value"
      when 'USING' then "cloud_tickets"."balance" > 0 and "cloud_tickets"."balance" < "cloud_tickets"."nominal_value" when 'USED_UP' then "cloud_tickets"."balance" = 0 else "cloud_tickets"."status" = 'INVALID' end)
);
--> statement-breakpoint
ALTER TABLE "cloud_tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warning_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warning_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"user_id" bigint,
	"receiver" text NOT NULL,
	"way" text NOT NULL,
	"address" text,
	"content" jsonb,
	"status" integer NOT NULL,
	"reason" jsonb,
	"message_id" bigint,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "warning_deliveries_status" CHECK ("warning_deliveries"."status" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "warning_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warning_receivers" (
	"custom_id" bigint NOT NULL,
	"warning_type" text NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "warning_receivers_custom_id_warning_type_user_id_pk" PRIMARY KEY("custom_id","warning_type","user_id")
);
--> statement-breakpoint
ALTER TABLE "warning_receivers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warning_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warning_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"warning_type" text NOT NULL,
	"subject" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"threshold" jsonb NOT NULL,
	"biz_type" text NOT NULL,
	"biz_no" text NOT NULL,
	"notify_ways" jsonb NOT NULL,
	"occasion" text,
	"raise_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warning_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warning_settings" (
	"custom_id" bigint NOT NULL,
	"warning_type" text NOT NULL,
	"enabled" boolean NOT NULL,
	"threshold" numeric(18, 2),
	"period" text,
	"days" jsonb NOT NULL,
	"notify_ways" jsonb NOT NULL,
	"silence_hours" integer NOT NULL,
	"version" integer NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	"raised_for" text,
	"since" timestamp (3) with time zone,
	"last_raised" timestamp (3) with time zone,
	CONSTRAINT "warning_settings_custom_id_warning_type_pk" PRIMARY KEY("custom_id","warning_type"),
	CONSTRAINT "warning_settings_threshold" CHECK ("warning_settings"."threshold" >= 0 and ("warning_settings"."threshold" is not null) = ("warning_settings"."warning_type" in ('balance', 'consume'))),
	CONSTRAINT "warning_settings_period" CHECK (("warning_settings"."period" is not null) = ("warning_settings"."warning_type" = 'consume')),
	CONSTRAINT "warning_settings_silence" CHECK ("warning_settings"."silence_hours" >= 0)
);
--> statement-breakpoint
ALTER TABLE "warning_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "withdrawal_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_order_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
ALTER TABLE "work_order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_order_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_order_id" bigint NOT NULL,
	"role" text NOT NULL,
	"author" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"attachments" bigint[] DEFAULT '{}' NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "work_order_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"work_order_no" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"severity" integer NOT NULL,
	"product_code" text,
	"cloud_code" text,
	"resource_id" text,
	"service_id" bigint,
	"content" text NOT NULL,
	"occur_start" date,
	"occur_end" date,
	"ports" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"contact" text NOT NULL,
	"phone" text,
	"email" text,
	"attachments" bigint[] DEFAULT '{}' NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"creator" text NOT NULL,
	"creator_id" bigint,
	"handler" jsonb,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"urge_count" integer DEFAULT 0 NOT NULL,
	"urge_time" timestamp (3) with time zone,
	"score" integer,
	"comment" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	"close_time" timestamp (3) with time zone,
	CONSTRAINT "work_orders_work_order_no_unique" UNIQUE("work_order_no"),
	CONSTRAINT "work_orders_status" CHECK ("work_orders"."status" in (0, 1, 17, 2, 3, 4)),
	CONSTRAINT "work_orders_closed" CHECK (("work_orders"."status" in (3, 4)) = ("work_orders"."close_time" is not null)),
	CONSTRAINT "work_orders_occurrence" CHECK ("work_orders"."occur_end" >= "work_orders"."occur_start"),
	CONSTRAINT "work_orders_score" CHECK ("work_orders"."score" is null or ("work_orders"."status" = 3 and "work_orders"."score" between 1 and 5))
);
--> statement-breakpoint
ALTER TABLE "work_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_ledger" ADD CONSTRAINT "account_ledger_custom_id_accounts_custom_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."accounts"("custom_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_events" ADD CONSTRAINT "recharge_events_recharge_id_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."recharges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_voucher_file_id_files_id_fk" FOREIGN KEY ("voucher_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_agent_custom_id_customers_id_fk" FOREIGN KEY ("agent_custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appropriation_events" ADD CONSTRAINT "appropriation_events_appropriation_id_appropriations_id_fk" FOREIGN KEY ("appropriation_id") REFERENCES "public"."appropriations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appropriations" ADD CONSTRAINT "appropriations_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appropriations" ADD CONSTRAINT "appropriations_member_id_customers_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appropriations" ADD CONSTRAINT "appropriations_ticket_id_cloud_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."cloud_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ADD CONSTRAINT "cloud_accounts_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ADD CONSTRAINT "cloud_accounts_cloud_code_clouds_code_fk" FOREIGN KEY ("cloud_code") REFERENCES "public"."clouds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_clouds" ADD CONSTRAINT "custom_clouds_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_clouds" ADD CONSTRAINT "custom_clouds_cloud_code_clouds_code_fk" FOREIGN KEY ("cloud_code") REFERENCES "public"."clouds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_contracts" ADD CONSTRAINT "custom_contracts_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_cloud_code_clouds_code_fk" FOREIGN KEY ("cloud_code") REFERENCES "public"."clouds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_code_products_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_parent_id_customers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instance_periods" ADD CONSTRAINT "instance_periods_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instance_periods" ADD CONSTRAINT "instance_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_events" ADD CONSTRAINT "refund_events_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_unsubscribe_order_id_orders_id_fk" FOREIGN KEY ("unsubscribe_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_items" ADD CONSTRAINT "renewal_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_items" ADD CONSTRAINT "renewal_items_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoiceable_id_invoiceables_id_fk" FOREIGN KEY ("invoiceable_id") REFERENCES "public"."invoiceables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiceables" ADD CONSTRAINT "invoiceables_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_payouts" ADD CONSTRAINT "rebate_payouts_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_payouts" ADD CONSTRAINT "rebate_payouts_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_payout_id_rebate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."rebate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_conditions" ADD CONSTRAINT "report_conditions_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_parts" ADD CONSTRAINT "report_parts_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_ticket_uses" ADD CONSTRAINT "cloud_ticket_uses_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_ticket_uses" ADD CONSTRAINT "cloud_ticket_uses_ticket_id_cloud_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."cloud_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_ticket_uses" ADD CONSTRAINT "cloud_ticket_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_tickets" ADD CONSTRAINT "cloud_tickets_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD CONSTRAINT "warning_deliveries_record_id_warning_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."warning_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD CONSTRAINT "warning_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD CONSTRAINT "warning_deliveries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_receivers" ADD CONSTRAINT "warning_receivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_receivers" ADD CONSTRAINT "warning_receivers_setting_fk" FOREIGN KEY ("custom_id","warning_type") REFERENCES "public"."warning_settings"("custom_id","warning_type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_records" ADD CONSTRAINT "warning_records_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_settings" ADD CONSTRAINT "warning_settings_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_events" ADD CONSTRAINT "work_order_events_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_replies" ADD CONSTRAINT "work_order_replies_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_ledger_time" ON "account_ledger" USING btree ("custom_id","trade_time","id");--> statement-breakpoint
CREATE INDEX "account_ledger_relate" ON "account_ledger" USING btree ("custom_id","relate_no");--> statement-breakpoint
CREATE INDEX "recharge_events_recharge" ON "recharge_events" USING btree ("recharge_id","id");--> statement-breakpoint
CREATE INDEX "recharges_apply_time" ON "recharges" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "recharges_amount_order" ON "recharges" USING btree ("custom_id","amount","id");--> statement-breakpoint
CREATE INDEX "recharges_open" ON "recharges" USING btree ("status_time") WHERE "recharges"."status" in (0, 1);--> statement-breakpoint
CREATE UNIQUE INDEX "agents_name_key" ON "agents" USING btree ("custom_id",lower("agent_name"));--> statement-breakpoint
CREATE INDEX "agents_create_time" ON "agents" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "agents_agent_name" ON "agents" USING btree ("custom_id","agent_name","id");--> statement-breakpoint
CREATE INDEX "agents_rebate_rate_order" ON "agents" USING btree ("custom_id","rebate_rate","id");--> statement-breakpoint
CREATE INDEX "appropriation_events_appropriation" ON "appropriation_events" USING btree ("appropriation_id","id");--> statement-breakpoint
CREATE INDEX "appropriations_time" ON "appropriations" USING btree ("custom_id","operate_time","id");--> statement-breakpoint
CREATE INDEX "appropriations_amount_order" ON "appropriations" USING btree ("custom_id","amount","id");--> statement-breakpoint
CREATE INDEX "appropriations_member_time" ON "appropriations" USING btree ("member_id","operate_time","id");--> statement-breakpoint
CREATE INDEX "appropriations_member_amount" ON "appropriations" USING btree ("member_id","amount","id");--> statement-breakpoint
CREATE INDEX "appropriations_ticket" ON "appropriations" USING btree ("ticket_id") WHERE "appropriations"."ticket_id" is not null;--> statement-breakpoint
CREATE INDEX "appropriations_open" ON "appropriations" USING btree ("status_time") WHERE "appropriations"."status" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_lines_source" ON "bill_lines" USING btree ("custom_id","source_hash","source_occurrence") WHERE "bill_lines"."source_hash" is not null;--> statement-breakpoint
CREATE INDEX "bill_lines_consume_time" ON "bill_lines" USING btree ("custom_id","currency","consume_time","id");--> statement-breakpoint
CREATE INDEX "bill_lines_bill_cycle" ON "bill_lines" USING btree ("custom_id","currency","bill_cycle","id");--> statement-breakpoint
CREATE INDEX "bill_lines_list_amount" ON "bill_lines" USING btree ("custom_id","currency","list_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_discount_amount" ON "bill_lines" USING btree ("custom_id","currency","discount_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_payable_amount" ON "bill_lines" USING btree ("custom_id","currency","payable_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_product" ON "bill_lines" USING btree ("custom_id","cloud_code","product_code","product_name");--> statement-breakpoint
CREATE INDEX "bill_lines_debt" ON "bill_lines" USING btree ("custom_id","bill_cycle") WHERE "bill_lines"."debt_amount" > 0;--> statement-breakpoint
CREATE INDEX "bill_lines_instance" ON "bill_lines" USING btree ("custom_id","instance_key","bill_cycle");--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_accounts_key" ON "cloud_accounts" USING btree ("custom_id","cloud_code","access_key");--> statement-breakpoint
CREATE INDEX "cloud_accounts_create_time" ON "cloud_accounts" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "cloud_accounts_account_name" ON "cloud_accounts" USING btree ("custom_id","account_name","id");--> statement-breakpoint
CREATE INDEX "cloud_accounts_open" ON "cloud_accounts" USING btree ("sync_time") WHERE "cloud_accounts"."sync_status" in (0, 1);--> statement-breakpoint
CREATE INDEX "custom_contracts_custom" ON "custom_contracts" USING btree ("custom_id","start_date");--> statement-breakpoint
CREATE INDEX "cart_items_user" ON "cart_items" USING btree ("user_id","add_time","id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_create_time" ON "orders" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "orders_pay_time" ON "orders" USING btree ("custom_id","pay_time","id");--> statement-breakpoint
CREATE INDEX "orders_pay_amount" ON "orders" USING btree ("custom_id","pay_amount","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_deadline") WHERE "orders"."status" = 1;--> statement-breakpoint
CREATE INDEX "orders_moving" ON "orders" USING btree ("status_time") WHERE "orders"."status" in (2, 6, 7) and not "orders"."held";--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id","claim_time");--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("claim_time","create_time");--> statement-breakpoint
CREATE INDEX "customers_parent" ON "customers" USING btree ("parent_id","custom_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_key" ON "roles" USING btree ("custom_id","role_name");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_code_key" ON "roles" USING btree ("custom_id",lower("role_code"));--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("custom_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("custom_id",lower("email"));--> statement-breakpoint
CREATE INDEX "users_create_time" ON "users" USING btree ("custom_id","create_time");--> statement-breakpoint
CREATE INDEX "users_username_order" ON "users" USING btree ("custom_id","username");--> statement-breakpoint
CREATE INDEX "users_name_order" ON "users" USING btree ("custom_id","name");--> statement-breakpoint
CREATE INDEX "users_last_login_time" ON "users" USING btree ("custom_id","last_login_time");--> statement-breakpoint
CREATE UNIQUE INDEX "instance_periods_order_key" ON "instance_periods" USING btree ("instance_id","order_id");--> statement-breakpoint
CREATE INDEX "instance_periods_end" ON "instance_periods" USING btree ("instance_id","end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "instances_resource_key" ON "instances" USING btree ("custom_id","resource_id");--> statement-breakpoint
CREATE INDEX "instances_expire_time" ON "instances" USING btree ("custom_id","expire_time","id");--> statement-breakpoint
CREATE INDEX "instances_start_time" ON "instances" USING btree ("custom_id","start_time","id");--> statement-breakpoint
CREATE INDEX "instances_moving" ON "instances" USING btree ("status","expire_time") WHERE "instances"."status" <> 'Released';--> statement-breakpoint
CREATE INDEX "instances_auto" ON "instances" USING btree ("expire_time") WHERE "instances"."renew_status" = 'AutoRenewal' and "instances"."status" <> 'Released';--> statement-breakpoint
CREATE INDEX "refund_events_refund" ON "refund_events" USING btree ("refund_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("instance_id") WHERE "refunds"."status" in (0, 1) or "refunds"."status" = 2 and "refunds"."unsubscribe_type" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_full_once" ON "refunds" USING btree ("custom_id") WHERE "refunds"."full_refund" and "refunds"."status" in (0, 1, 2);--> statement-breakpoint
CREATE INDEX "refunds_apply_time" ON "refunds" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "refunds_amount_order" ON "refunds" USING btree ("custom_id","refund_amount","id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("status_time") WHERE "refunds"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "renewal_items_instance" ON "renewal_items" USING btree ("instance_id");--> statement-breakpoint
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
CREATE INDEX "messages_create_time" ON "messages" USING btree ("user_id","create_time","id");--> statement-breakpoint
CREATE INDEX "messages_type" ON "messages" USING btree ("user_id","type","create_time");--> statement-breakpoint
CREATE INDEX "messages_read_flag" ON "messages" USING btree ("user_id","read_flag","create_time");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id") WHERE "messages"."read_flag" = 0;--> statement-breakpoint
CREATE INDEX "news_of_type" ON "news" USING btree ("type","top","publish_time","id");--> statement-breakpoint
CREATE INDEX "news_all" ON "news" USING btree ("top","publish_time","id");--> statement-breakpoint
CREATE INDEX "news_views_user" ON "news_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "default_views_view" ON "default_views" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE INDEX "saved_views_list" ON "saved_views" USING btree ("custom_id","list");--> statement-breakpoint
CREATE INDEX "rebate_payouts_apply_time" ON "rebate_payouts" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "rebate_payouts_account" ON "rebate_payouts" USING btree ("bank_account_id") WHERE "rebate_payouts"."status" = 1;--> statement-breakpoint
CREATE INDEX "rebate_payouts_open" ON "rebate_payouts" USING btree ("status_time") WHERE "rebate_payouts"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "rebates_key" ON "rebates" USING btree ("custom_id","customer_id","rebate_month","product_code");--> statement-breakpoint
CREATE INDEX "rebates_month" ON "rebates" USING btree ("custom_id","rebate_month","id");--> statement-breakpoint
CREATE INDEX "rebates_sales" ON "rebates" USING btree ("custom_id","sales_amount","id");--> statement-breakpoint
CREATE INDEX "rebates_amount_order" ON "rebates" USING btree ("custom_id","rebate_amount","id");--> statement-breakpoint
CREATE INDEX "rebates_payout" ON "rebates" USING btree ("payout_id") WHERE "rebates"."payout_id" is not null;--> statement-breakpoint
CREATE INDEX "rebates_open" ON "rebates" USING btree ("rebate_month") WHERE "rebates"."status" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "report_conditions_name_key" ON "report_conditions" USING btree ("custom_id",lower("condition_name"));--> statement-breakpoint
CREATE INDEX "report_conditions_name" ON "report_conditions" USING btree ("custom_id","condition_name","id");--> statement-breakpoint
CREATE INDEX "report_conditions_update_time" ON "report_conditions" USING btree ("custom_id","update_time","id");--> statement-breakpoint
CREATE INDEX "report_schedules_custom" ON "report_schedules" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("next_time") WHERE "report_schedules"."enabled";--> statement-breakpoint
CREATE INDEX "reports_create_time" ON "reports" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "reports_report_name" ON "reports" USING btree ("custom_id","report_name","id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("queue_time","id") WHERE "reports"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "audit_events_time" ON "audit_events" USING btree ("time");--> statement-breakpoint
CREATE INDEX "audit_events_login" ON "audit_events" USING btree (lower("username"),"id") WHERE "audit_events"."action" = 'login';--> statement-breakpoint
CREATE INDEX "audit_events_known_address" ON "audit_events" USING btree (lower("username"),"ip","time") WHERE "audit_events"."action" = 'login' AND "audit_events"."result" = 'ok';--> statement-breakpoint
CREATE INDEX "call_codes_expire" ON "call_codes" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expire" ON "idempotency_keys" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "login_locks_last_time" ON "login_locks" USING btree ("last_time");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "verify_codes_expire" ON "verify_codes" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "cloud_ticket_uses_ticket" ON "cloud_ticket_uses" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "cloud_tickets_expire_time" ON "cloud_tickets" USING btree ("custom_id","expire_time","id");--> statement-breakpoint
CREATE INDEX "cloud_tickets_grant_time" ON "cloud_tickets" USING btree ("custom_id","grant_time","id");--> statement-breakpoint
CREATE INDEX "cloud_tickets_balance_order" ON "cloud_tickets" USING btree ("custom_id","balance","id");--> statement-breakpoint
CREATE INDEX "warning_deliveries_record" ON "warning_deliveries" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "warning_deliveries_waiting" ON "warning_deliveries" USING btree ("time") WHERE "warning_deliveries"."status" = 0;--> statement-breakpoint
CREATE INDEX "warning_deliveries_message" ON "warning_deliveries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "warning_deliveries_user" ON "warning_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "warning_receivers_user" ON "warning_receivers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "warning_records_occasion" ON "warning_records" USING btree ("custom_id","occasion");--> statement-breakpoint
CREATE INDEX "warning_records_raise_time" ON "warning_records" USING btree ("custom_id","raise_time","id");--> statement-breakpoint
CREATE INDEX "warning_records_thing" ON "warning_records" USING btree ("custom_id","biz_type","biz_no","raise_time");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_number_key" ON "bank_accounts" USING btree ("custom_id","bank_no");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_default" ON "bank_accounts" USING btree ("custom_id") WHERE "bank_accounts"."is_default";--> statement-breakpoint
CREATE INDEX "bank_accounts_create_time" ON "bank_accounts" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "bank_accounts_open" ON "bank_accounts" USING btree ("status_time") WHERE "bank_accounts"."status" = 0;--> statement-breakpoint
CREATE INDEX "withdrawal_events_withdrawal" ON "withdrawal_events" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_apply_time" ON "withdrawals" USING btree ("custom_id","apply_time","id");--> statement-breakpoint
CREATE INDEX "withdrawals_amount_order" ON "withdrawals" USING btree ("custom_id","amount","id");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("bank_account_id") WHERE "withdrawals"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("status_time") WHERE "withdrawals"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "work_order_events_order" ON "work_order_events" USING btree ("work_order_id","id");--> statement-breakpoint
CREATE INDEX "work_order_replies_order" ON "work_order_replies" USING btree ("work_order_id","id");--> statement-breakpoint
CREATE INDEX "work_orders_create_time" ON "work_orders" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "work_orders_update_time" ON "work_orders" USING btree ("custom_id","update_time","id");--> statement-breakpoint
CREATE INDEX "work_orders_severity" ON "work_orders" USING btree ("custom_id","severity","id");--> statement-breakpoint
CREATE INDEX "work_orders_status_order" ON "work_orders" USING btree ("custom_id","status","id");--> statement-breakpoint
CREATE INDEX "work_orders_open" ON "work_orders" USING btree ("update_time") WHERE "work_orders"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "work_orders_unconfirmed" ON "work_orders" USING btree ("status_time") WHERE "work_orders"."status" = 2;--> statement-breakpoint
CREATE POLICY "own" ON "account_ledger" AS PERMISSIVE FOR ALL TO "console_calls" USING ("account_ledger"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "accounts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("accounts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "recharge_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "recharges" where "recharges"."id" = "recharge_events"."recharge_id"));--> statement-breakpoint
CREATE POLICY "own" ON "recharges" AS PERMISSIVE FOR ALL TO "console_calls" USING ("recharges"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "agents" AS PERMISSIVE FOR ALL TO "console_calls" USING ("agents"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "appropriation_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "appropriations" where "appropriations"."id" = "appropriation_events"."appropriation_id" and "appropriations"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "member" ON "appropriation_events" AS PERMISSIVE FOR SELECT TO "console_calls" USING (exists (select from "appropriations" where "appropriations"."id" = "appropriation_events"."appropriation_id"));--> statement-breakpoint
CREATE POLICY "own" ON "appropriations" AS PERMISSIVE FOR ALL TO "console_calls" USING ("appropriations"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "member" ON "appropriations" AS PERMISSIVE FOR SELECT TO "console_calls" USING ("appropriations"."member_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "bill_lines" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bill_lines"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "cloud_accounts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cloud_accounts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "custom_clouds" AS PERMISSIVE FOR ALL TO "console_calls" USING ("custom_clouds"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "custom_contracts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("custom_contracts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "cart_items" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cart_items"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "order_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "orders" where "orders"."id" = "order_events"."order_id"));--> statement-breakpoint
CREATE POLICY "own" ON "order_items" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "orders" where "orders"."id" = "order_items"."order_id"));--> statement-breakpoint
CREATE POLICY "own" ON "orders" AS PERMISSIVE FOR ALL TO "console_calls" USING ("orders"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "files" AS PERMISSIVE FOR ALL TO "console_calls" USING ("files"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "customers" AS PERMISSIVE FOR ALL TO "console_calls" USING ("customers"."id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "below" ON "customers" AS PERMISSIVE FOR SELECT TO "console_calls" USING ("customers"."parent_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "in_books" ON "customers" AS PERMISSIVE FOR SELECT TO "console_calls" USING ("customers"."id" in (select custom_id from appropriations union all select member_id from appropriations union all select customer_id from rebates));--> statement-breakpoint
CREATE POLICY "own" ON "roles" AS PERMISSIVE FOR ALL TO "console_calls" USING ("roles"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "user_roles" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "users" where "users"."id" = "user_roles"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "users" AS PERMISSIVE FOR ALL TO "console_calls" USING ("users"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "instance_periods" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "instances" where "instances"."id" = "instance_periods"."instance_id"));--> statement-breakpoint
CREATE POLICY "own" ON "instances" AS PERMISSIVE FOR ALL TO "console_calls" USING ("instances"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "refund_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "refunds" where "refunds"."id" = "refund_events"."refund_id"));--> statement-breakpoint
CREATE POLICY "own" ON "refunds" AS PERMISSIVE FOR ALL TO "console_calls" USING ("refunds"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "renewal_items" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "instances" where "instances"."id" = "renewal_items"."instance_id"));--> statement-breakpoint
CREATE POLICY "own" ON "invoice_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "invoices" where "invoices"."id" = "invoice_events"."invoice_id"));--> statement-breakpoint
CREATE POLICY "own" ON "invoice_items" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "invoices" where "invoices"."id" = "invoice_items"."invoice_id"));--> statement-breakpoint
CREATE POLICY "own" ON "invoice_titles" AS PERMISSIVE FOR ALL TO "console_calls" USING ("invoice_titles"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "invoiceables" AS PERMISSIVE FOR ALL TO "console_calls" USING ("invoiceables"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "invoices" AS PERMISSIVE FOR ALL TO "console_calls" USING ("invoices"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "mail_addresses" AS PERMISSIVE FOR ALL TO "console_calls" USING ("mail_addresses"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "messages" AS PERMISSIVE FOR ALL TO "console_calls" USING ("messages"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "news_views" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "users" where "users"."id" = "news_views"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "default_views" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "users" where "users"."id" = "default_views"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "preferences" AS PERMISSIVE FOR ALL TO "console_calls" USING ("preferences"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "saved_views" AS PERMISSIVE FOR ALL TO "console_calls" USING ("saved_views"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "rebate_payouts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("rebate_payouts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "rebates" AS PERMISSIVE FOR ALL TO "console_calls" USING ("rebates"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "report_conditions" AS PERMISSIVE FOR ALL TO "console_calls" USING ("report_conditions"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "report_parts" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "reports" where "reports"."id" = "report_parts"."report_id"));--> statement-breakpoint
CREATE POLICY "own" ON "report_schedules" AS PERMISSIVE FOR ALL TO "console_calls" USING ("report_schedules"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "reports" AS PERMISSIVE FOR ALL TO "console_calls" USING ("reports"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "audit_events" AS PERMISSIVE FOR ALL TO "console_calls" USING ("audit_events"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "console_calls" USING ("idempotency_keys"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "sessions" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "users" where "users"."id" = "sessions"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "cloud_ticket_uses" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cloud_ticket_uses"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "cloud_tickets" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cloud_tickets"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "warning_deliveries" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "warning_records" where "warning_records"."id" = "warning_deliveries"."record_id"));--> statement-breakpoint
CREATE POLICY "own" ON "warning_receivers" AS PERMISSIVE FOR ALL TO "console_calls" USING ("warning_receivers"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "warning_records" AS PERMISSIVE FOR ALL TO "console_calls" USING ("warning_records"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "warning_settings" AS PERMISSIVE FOR ALL TO "console_calls" USING ("warning_settings"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "bank_accounts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bank_accounts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "withdrawal_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "withdrawals" where "withdrawals"."id" = "withdrawal_events"."withdrawal_id"));--> statement-breakpoint
CREATE POLICY "own" ON "withdrawals" AS PERMISSIVE FOR ALL TO "console_calls" USING ("withdrawals"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "work_order_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "work_orders" where "work_orders"."id" = "work_order_events"."work_order_id"));--> statement-breakpoint
CREATE POLICY "own" ON "work_order_replies" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "work_orders" where "work_orders"."id" = "work_order_replies"."work_order_id"));--> statement-breakpoint
CREATE POLICY "own" ON "work_orders" AS PERMISSIVE FOR ALL TO "console_calls" USING ("work_orders"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);