ALTER TABLE "bill_lines" ADD COLUMN "cloud_account_id" bigint;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ADD COLUMN "bill_from" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ADD COLUMN "bill_due_time" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ADD COLUMN "last_bill_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ADD COLUMN "bill_fail_reason" jsonb;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_cloud_account_id_cloud_accounts_id_fk" FOREIGN KEY ("cloud_account_id") REFERENCES "public"."cloud_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_lines_cloud_account" ON "bill_lines" USING btree ("cloud_account_id","bill_cycle") WHERE "bill_lines"."cloud_account_id" is not null;