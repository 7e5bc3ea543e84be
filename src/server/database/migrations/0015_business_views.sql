CREATE TABLE "business_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_id" bigint NOT NULL,
	"view_name" text NOT NULL,
	"view_sort" integer NOT NULL,
	"cloud_code" text NOT NULL,
	"business_type" integer NOT NULL,
	"project_id" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "business_views_name" UNIQUE("custom_id","view_name")
);
--> statement-breakpoint
ALTER TABLE "business_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "view_group_links" (
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	CONSTRAINT "view_group_links_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
ALTER TABLE "view_group_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "view_group_resources" (
	"group_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	CONSTRAINT "view_group_resources_group_id_resource_id_pk" PRIMARY KEY("group_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "view_group_resources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "view_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "view_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"view_id" bigint NOT NULL,
	"group_name" text NOT NULL,
	"layer" text NOT NULL,
	"sort" integer NOT NULL,
	"membership" text NOT NULL,
	"filter" jsonb NOT NULL,
	"cloud_account_id" bigint,
	CONSTRAINT "view_groups_name" UNIQUE("view_id","group_name")
);
--> statement-breakpoint
ALTER TABLE "view_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "business_views" ADD CONSTRAINT "business_views_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_group_links" ADD CONSTRAINT "view_group_links_from_id_view_groups_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."view_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_group_links" ADD CONSTRAINT "view_group_links_to_id_view_groups_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."view_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_group_resources" ADD CONSTRAINT "view_group_resources_group_id_view_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."view_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_group_resources" ADD CONSTRAINT "view_group_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_groups" ADD CONSTRAINT "view_groups_view_id_business_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."business_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_groups" ADD CONSTRAINT "view_groups_cloud_account_id_cloud_accounts_id_fk" FOREIGN KEY ("cloud_account_id") REFERENCES "public"."cloud_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_views_sort" ON "business_views" USING btree ("custom_id","view_sort","id");--> statement-breakpoint
CREATE INDEX "business_views_create_time" ON "business_views" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "view_group_links_to" ON "view_group_links" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "view_group_resources_resource" ON "view_group_resources" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "view_groups_account" ON "view_groups" USING btree ("cloud_account_id");--> statement-breakpoint
CREATE POLICY "own" ON "business_views" AS PERMISSIVE FOR ALL TO "console_calls" USING ("business_views"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "view_group_links" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "view_groups" where "view_groups"."id" = "view_group_links"."from_id"));--> statement-breakpoint
CREATE POLICY "own" ON "view_group_resources" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "view_groups" where "view_groups"."id" = "view_group_resources"."group_id"));--> statement-breakpoint
CREATE POLICY "own" ON "view_groups" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "business_views" where "business_views"."id" = "view_groups"."view_id"));