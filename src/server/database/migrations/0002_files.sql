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
ALTER TABLE "files" ADD CONSTRAINT "files_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id","claim_time");--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("claim_time","create_time");