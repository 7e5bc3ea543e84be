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
CREATE TABLE "warning_receivers" (
	"custom_id" bigint NOT NULL,
	"warning_type" text NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "warning_receivers_custom_id_warning_type_user_id_pk" PRIMARY KEY("custom_id","warning_type","user_id")
);
--> statement-breakpoint
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
ALTER TABLE "messages" ADD COLUMN "title_en" varchar(200);--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "content_en" text;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD CONSTRAINT "warning_deliveries_record_id_warning_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."warning_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD CONSTRAINT "warning_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ADD CONSTRAINT "warning_deliveries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_receivers" ADD CONSTRAINT "warning_receivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_receivers" ADD CONSTRAINT "warning_receivers_setting_fk" FOREIGN KEY ("custom_id","warning_type") REFERENCES "public"."warning_settings"("custom_id","warning_type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_records" ADD CONSTRAINT "warning_records_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_settings" ADD CONSTRAINT "warning_settings_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warning_deliveries_record" ON "warning_deliveries" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "warning_deliveries_waiting" ON "warning_deliveries" USING btree ("time") WHERE "warning_deliveries"."status" = 0;--> statement-breakpoint
CREATE INDEX "warning_deliveries_message" ON "warning_deliveries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "warning_deliveries_user" ON "warning_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "warning_receivers_user" ON "warning_receivers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "warning_records_occasion" ON "warning_records" USING btree ("custom_id","occasion");--> statement-breakpoint
CREATE INDEX "warning_records_raise_time" ON "warning_records" USING btree ("custom_id","raise_time","id");--> statement-breakpoint
CREATE INDEX "warning_records_thing" ON "warning_records" USING btree ("custom_id","biz_type","biz_no","raise_time");--> statement-breakpoint
CREATE INDEX "bill_lines_debt" ON "bill_lines" USING btree ("custom_id","bill_cycle") WHERE "bill_lines"."debt_amount" > 0;