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
ALTER TABLE "account_ledger" ADD COLUMN "allocated" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "allocated" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "appropriation_events" ADD CONSTRAINT "appropriation_events_appropriation_id_appropriations_id_fk" FOREIGN KEY ("appropriation_id") REFERENCES "public"."appropriations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appropriations" ADD CONSTRAINT "appropriations_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appropriations" ADD CONSTRAINT "appropriations_member_id_customers_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appropriations" ADD CONSTRAINT "appropriations_ticket_id_cloud_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."cloud_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appropriation_events_appropriation" ON "appropriation_events" USING btree ("appropriation_id","id");--> statement-breakpoint
CREATE INDEX "appropriations_time" ON "appropriations" USING btree ("custom_id","operate_time","id");--> statement-breakpoint
CREATE INDEX "appropriations_amount_order" ON "appropriations" USING btree ("custom_id","amount","id");--> statement-breakpoint
CREATE INDEX "appropriations_member_time" ON "appropriations" USING btree ("member_id","operate_time","id");--> statement-breakpoint
CREATE INDEX "appropriations_member_amount" ON "appropriations" USING btree ("member_id","amount","id");--> statement-breakpoint
CREATE INDEX "appropriations_ticket" ON "appropriations" USING btree ("ticket_id") WHERE "appropriations"."ticket_id" is not null;--> statement-breakpoint
CREATE INDEX "appropriations_open" ON "appropriations" USING btree ("status_time") WHERE "appropriations"."status" = 0;--> statement-breakpoint
CREATE INDEX "customers_parent" ON "customers" USING btree ("parent_id","custom_name","id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_allocated" CHECK ("accounts"."allocated" between 0 and greatest("accounts"."cash", 0));