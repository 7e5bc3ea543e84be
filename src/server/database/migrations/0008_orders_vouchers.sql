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
ALTER TABLE "orders" ADD COLUMN "status_time" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_amount" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_amount" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_ticket_uses" ADD CONSTRAINT "cloud_ticket_uses_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_ticket_uses" ADD CONSTRAINT "cloud_ticket_uses_ticket_id_cloud_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."cloud_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_ticket_uses" ADD CONSTRAINT "cloud_ticket_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_tickets" ADD CONSTRAINT "cloud_tickets_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "cloud_ticket_uses_ticket" ON "cloud_ticket_uses" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "cloud_tickets_expire_time" ON "cloud_tickets" USING btree ("custom_id","expire_time","id");--> statement-breakpoint
CREATE INDEX "cloud_tickets_grant_time" ON "cloud_tickets" USING btree ("custom_id","grant_time","id");--> statement-breakpoint
CREATE INDEX "cloud_tickets_balance_order" ON "cloud_tickets" USING btree ("custom_id","balance","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_deadline") WHERE "orders"."status" = 1;--> statement-breakpoint
CREATE INDEX "orders_moving" ON "orders" USING btree ("status_time") WHERE "orders"."status" in (2, 6, 7) and not "orders"."held";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."cash_amount" + "orders"."credit_amount" in (0, "orders"."pay_amount") and "orders"."cash_amount" >= 0 and "orders"."credit_amount" >= 0);