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
	"last_sync_time" timestamp (3) with time zone,
	"sync_fail_reason" text,
	"resource_count" integer DEFAULT 0 NOT NULL,
	"balance" numeric(18, 2) DEFAULT '0' NOT NULL,
	"remark" text,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cloud_accounts_status" CHECK ("cloud_accounts"."status" between 0 and 3 and "cloud_accounts"."sync_status" between 0 and 3)
);
--> statement-breakpoint
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
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"order_type" integer NOT NULL,
	"status" integer NOT NULL,
	"cloud_code" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"item_count" integer NOT NULL,
	"list_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"discount_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"coupon_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"pay_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"cloud_ticket_id" bigint,
	"contract_id" bigint,
	"pay_mode" text NOT NULL,
	"pay_time" timestamp (3) with time zone,
	"pay_deadline" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"creator" text NOT NULL,
	"fail_reason" text,
	"remark" text,
	"client_token" text,
	"request_digest" text,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."list_amount" - "orders"."discount_amount" - "orders"."coupon_amount" = "orders"."pay_amount"),
	CONSTRAINT "orders_type" CHECK ("orders"."order_type" in (1, 2, 3, 4, 11)),
	CONSTRAINT "orders_status" CHECK ("orders"."status" between 0 and 8)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"category_id" bigint NOT NULL,
	"category_name" text NOT NULL,
	"vendor" text NOT NULL,
	"cloud_code" text NOT NULL,
	"introduce" text NOT NULL,
	"start_price" numeric(18, 2) DEFAULT '0' NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"attributes" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"durations" jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"username" varchar(32) NOT NULL,
	"name" varchar(64) NOT NULL,
	"account_type" smallint NOT NULL,
	"phone" varchar(11),
	"email" varchar(128),
	"password_hash" text NOT NULL,
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
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title" varchar(200) NOT NULL,
	"type" varchar(16) NOT NULL,
	"sub_type" varchar(32) NOT NULL,
	"content" text NOT NULL,
	"read_flag" smallint DEFAULT 0 NOT NULL,
	"level" varchar(16) NOT NULL,
	"biz_type" varchar(32),
	"biz_id" varchar(64),
	"create_time" timestamp (3) with time zone NOT NULL,
	"read_time" timestamp (3) with time zone
);
--> statement-breakpoint
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
	"request_id" text NOT NULL
);
--> statement-breakpoint
-- Unlogged: a call writes its code and reads its session without waiting for the disk. A crash of PostgreSQL empties both at
-- once, so no call from before it can be repeated. Written by hand, drizzle has no word for it.
CREATE UNLOGGED TABLE "call_codes" (
	"code_hash" varchar(64) PRIMARY KEY NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_locks" (
	"username" varchar(64) PRIMARY KEY NOT NULL,
	"attempts" timestamp (3) with time zone[] NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"refused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
-- Unlogged: see call_codes.
CREATE UNLOGGED TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"last_seen_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"ip" varchar(45) NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "verify_codes" (
	"verify_id" varchar(64) PRIMARY KEY NOT NULL,
	"text" varchar(16) NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_parent_id_customers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_lines_source" ON "bill_lines" USING btree ("custom_id","source_hash","source_occurrence") WHERE "bill_lines"."source_hash" is not null;--> statement-breakpoint
CREATE INDEX "bill_lines_consume_time" ON "bill_lines" USING btree ("custom_id","currency","consume_time","id");--> statement-breakpoint
CREATE INDEX "bill_lines_bill_cycle" ON "bill_lines" USING btree ("custom_id","currency","bill_cycle","id");--> statement-breakpoint
CREATE INDEX "bill_lines_list_amount" ON "bill_lines" USING btree ("custom_id","currency","list_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_discount_amount" ON "bill_lines" USING btree ("custom_id","currency","discount_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_payable_amount" ON "bill_lines" USING btree ("custom_id","currency","payable_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_product" ON "bill_lines" USING btree ("custom_id","cloud_code","product_code","product_name");--> statement-breakpoint
CREATE INDEX "bill_lines_instance" ON "bill_lines" USING btree ("custom_id","instance_key","bill_cycle");--> statement-breakpoint
CREATE INDEX "cloud_accounts_custom" ON "cloud_accounts" USING btree ("custom_id","cloud_code");--> statement-breakpoint
CREATE INDEX "custom_contracts_custom" ON "custom_contracts" USING btree ("custom_id","start_date");--> statement-breakpoint
CREATE INDEX "cart_items_user" ON "cart_items" USING btree ("user_id","add_time","id");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_client_token" ON "orders" USING btree ("custom_id","client_token") WHERE "orders"."client_token" is not null;--> statement-breakpoint
CREATE INDEX "orders_create_time" ON "orders" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "orders_pay_time" ON "orders" USING btree ("custom_id","pay_time","id");--> statement-breakpoint
CREATE INDEX "orders_pay_amount" ON "orders" USING btree ("custom_id","pay_amount","id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_key" ON "roles" USING btree ("custom_id","role_name");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_code_key" ON "roles" USING btree ("custom_id",lower("role_code"));--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("custom_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("custom_id",lower("email"));--> statement-breakpoint
CREATE INDEX "users_create_time" ON "users" USING btree ("custom_id","create_time");--> statement-breakpoint
CREATE INDEX "messages_create_time" ON "messages" USING btree ("user_id","create_time","id");--> statement-breakpoint
CREATE INDEX "messages_type" ON "messages" USING btree ("user_id","type","create_time");--> statement-breakpoint
CREATE INDEX "messages_read_flag" ON "messages" USING btree ("user_id","read_flag","create_time");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id") WHERE "messages"."read_flag" = 0;--> statement-breakpoint
CREATE INDEX "audit_events_time" ON "audit_events" USING btree ("time");--> statement-breakpoint
CREATE INDEX "call_codes_expire" ON "call_codes" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "login_locks_last_time" ON "login_locks" USING btree ("last_time");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "verify_codes_expire" ON "verify_codes" USING btree ("expire_time");