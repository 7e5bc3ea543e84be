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
ALTER TABLE "agents" ADD CONSTRAINT "agents_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_agent_custom_id_customers_id_fk" FOREIGN KEY ("agent_custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agents_name_key" ON "agents" USING btree ("custom_id",lower("agent_name"));--> statement-breakpoint
CREATE INDEX "agents_create_time" ON "agents" USING btree ("custom_id","create_time","id");--> statement-breakpoint
CREATE INDEX "agents_agent_name" ON "agents" USING btree ("custom_id","agent_name","id");--> statement-breakpoint
CREATE INDEX "agents_rebate_rate_order" ON "agents" USING btree ("custom_id","rebate_rate","id");