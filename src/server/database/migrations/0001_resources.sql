CREATE TABLE "resource_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"operation_id" bigint
);
--> statement-breakpoint
ALTER TABLE "resource_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resource_operation_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_operation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operation_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"note" jsonb
);
--> statement-breakpoint
ALTER TABLE "resource_operation_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resource_operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	"action" text NOT NULL,
	"input" jsonb NOT NULL,
	"key" text NOT NULL,
	"cloud_operation_id" text,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"fail_reason" jsonb,
	"requester" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"finish_time" timestamp (3) with time zone,
	CONSTRAINT "resource_operations_key_unique" UNIQUE("key"),
	CONSTRAINT "resource_operations_status" CHECK ("resource_operations"."status" in (0, 1, 2, 3, 4, 5, 6) and ("resource_operations"."status" in (3, 4, 5)) = ("resource_operations"."finish_time" is not null))
);
--> statement-breakpoint
ALTER TABLE "resource_operations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resources" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"cloud_account_id" bigint NOT NULL,
	"type" text NOT NULL,
	"cloud_code" text NOT NULL,
	"region_id" text NOT NULL,
	"zone_id" text,
	"resource_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"raw_status" text NOT NULL,
	"pay_mode" text NOT NULL,
	"project_name" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone,
	"host_ref" text,
	"network_ref" text,
	"attrs" jsonb NOT NULL,
	"month_cost" numeric(18, 2) DEFAULT '0' NOT NULL,
	"grams" text[] NOT NULL,
	"digest" text NOT NULL,
	"gone_time" timestamp (3) with time zone,
	CONSTRAINT "resources_key" UNIQUE("cloud_account_id","type","resource_id")
);
--> statement-breakpoint
ALTER TABLE "resources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "simulated_operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulated_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"account_uid" text NOT NULL,
	"type" text NOT NULL,
	"resource_id" text NOT NULL,
	"action" text NOT NULL,
	"input" jsonb NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"fail_reason" jsonb,
	CONSTRAINT "simulated_operations_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sync_scopes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sync_scopes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"cloud_account_id" bigint NOT NULL,
	"region_id" text NOT NULL,
	"type" text NOT NULL,
	"status" integer NOT NULL,
	"status_time" timestamp (3) with time zone NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"fail_reason" jsonb,
	"completed_time" timestamp (3) with time zone,
	"next_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_scopes_key" UNIQUE("cloud_account_id","region_id","type"),
	CONSTRAINT "sync_scopes_status" CHECK ("sync_scopes"."status" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "sync_scopes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tag_binds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_binds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag_id" bigint NOT NULL,
	"tag_key" text NOT NULL,
	"resource_id" bigint NOT NULL,
	"bind_time" timestamp (3) with time zone NOT NULL,
	"operator" text NOT NULL,
	CONSTRAINT "tag_binds_one_value" UNIQUE("resource_id","tag_key")
);
--> statement-breakpoint
ALTER TABLE "tag_binds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"tag_key" text NOT NULL,
	"tag_value" text NOT NULL,
	"color" text NOT NULL,
	"remark" text,
	"creator" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tags_pair" UNIQUE("custom_id","tag_key","tag_value"),
	CONSTRAINT "tags_id_key" UNIQUE("id","tag_key")
);
--> statement-breakpoint
ALTER TABLE "tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "resource_events" ADD CONSTRAINT "resource_events_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_events" ADD CONSTRAINT "resource_events_operation_id_resource_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."resource_operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_operation_events" ADD CONSTRAINT "resource_operation_events_operation_id_resource_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."resource_operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_operations" ADD CONSTRAINT "resource_operations_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_operations" ADD CONSTRAINT "resource_operations_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_cloud_account_id_cloud_accounts_id_fk" FOREIGN KEY ("cloud_account_id") REFERENCES "public"."cloud_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_scopes" ADD CONSTRAINT "sync_scopes_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_scopes" ADD CONSTRAINT "sync_scopes_cloud_account_id_cloud_accounts_id_fk" FOREIGN KEY ("cloud_account_id") REFERENCES "public"."cloud_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_binds" ADD CONSTRAINT "tag_binds_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_binds" ADD CONSTRAINT "tag_binds_tag" FOREIGN KEY ("tag_id","tag_key") REFERENCES "public"."tags"("id","tag_key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_events_resource" ON "resource_events" USING btree ("resource_id","id");--> statement-breakpoint
CREATE INDEX "resource_operation_events_operation" ON "resource_operation_events" USING btree ("operation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_operations_open" ON "resource_operations" USING btree ("resource_id") WHERE "resource_operations"."finish_time" is null;--> statement-breakpoint
CREATE INDEX "resource_operations_resource" ON "resource_operations" USING btree ("resource_id","id");--> statement-breakpoint
CREATE INDEX "resource_operations_waiting" ON "resource_operations" USING btree ("status_time") WHERE "resource_operations"."finish_time" is null;--> statement-breakpoint
CREATE INDEX "resources_create_time" ON "resources" USING btree ("custom_id","type","create_time","id");--> statement-breakpoint
CREATE INDEX "resources_name" ON "resources" USING btree ("custom_id","type","name","id");--> statement-breakpoint
CREATE INDEX "resources_month_cost" ON "resources" USING btree ("custom_id","type","month_cost","id");--> statement-breakpoint
CREATE INDEX "resources_expire_time" ON "resources" USING btree ("custom_id","type","expire_time","id");--> statement-breakpoint
CREATE INDEX "resources_scope" ON "resources" USING btree ("cloud_account_id","region_id","type");--> statement-breakpoint
CREATE INDEX "resources_host" ON "resources" USING btree ("cloud_account_id","host_ref");--> statement-breakpoint
CREATE INDEX "resources_network" ON "resources" USING btree ("cloud_account_id","network_ref");--> statement-breakpoint
CREATE INDEX "resources_bill" ON "resources" USING btree ("custom_id","resource_id");--> statement-breakpoint
CREATE INDEX "resources_grams" ON "resources" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "simulated_operations_account" ON "simulated_operations" USING btree ("account_uid","type","resource_id");--> statement-breakpoint
CREATE INDEX "sync_scopes_next" ON "sync_scopes" USING btree ("next_time");--> statement-breakpoint
CREATE INDEX "sync_scopes_custom" ON "sync_scopes" USING btree ("custom_id","type");--> statement-breakpoint
CREATE INDEX "tag_binds_tag_id" ON "tag_binds" USING btree ("tag_id","resource_id");--> statement-breakpoint
CREATE INDEX "tags_create_time" ON "tags" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE POLICY "own" ON "resource_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "resources" where "resources"."id" = "resource_events"."resource_id"));--> statement-breakpoint
CREATE POLICY "own" ON "resource_operation_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "resource_operations" where "resource_operations"."id" = "resource_operation_events"."operation_id"));--> statement-breakpoint
CREATE POLICY "own" ON "resource_operations" AS PERMISSIVE FOR ALL TO "console_calls" USING ("resource_operations"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "resources" AS PERMISSIVE FOR ALL TO "console_calls" USING ("resources"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "sync_scopes" AS PERMISSIVE FOR ALL TO "console_calls" USING ("sync_scopes"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "tag_binds" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "resources" where "resources"."id" = "tag_binds"."resource_id"));--> statement-breakpoint
CREATE POLICY "own" ON "tags" AS PERMISSIVE FOR ALL TO "console_calls" USING ("tags"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);