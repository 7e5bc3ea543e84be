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
	CONSTRAINT "work_orders_score" CHECK ("work_orders"."score" is null or ("work_orders"."status" = 3 and "work_orders"."score" between 1 and 5))
);
--> statement-breakpoint
ALTER TABLE "work_order_events" ADD CONSTRAINT "work_order_events_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_replies" ADD CONSTRAINT "work_order_replies_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_order_events_order" ON "work_order_events" USING btree ("work_order_id","id");--> statement-breakpoint
CREATE INDEX "work_order_replies_order" ON "work_order_replies" USING btree ("work_order_id","id");--> statement-breakpoint
CREATE INDEX "work_orders_create_time" ON "work_orders" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "work_orders_update_time" ON "work_orders" USING btree ("custom_id","update_time","id");--> statement-breakpoint
CREATE INDEX "work_orders_severity" ON "work_orders" USING btree ("custom_id","severity","id");--> statement-breakpoint
CREATE INDEX "work_orders_status_order" ON "work_orders" USING btree ("custom_id","status","id");--> statement-breakpoint
CREATE INDEX "work_orders_open" ON "work_orders" USING btree ("update_time") WHERE "work_orders"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "work_orders_unconfirmed" ON "work_orders" USING btree ("status_time") WHERE "work_orders"."status" = 2;