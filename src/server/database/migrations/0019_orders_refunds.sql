DROP INDEX "refunds_once";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "fail_reason" SET DATA TYPE jsonb USING CASE WHEN "fail_reason" IS NOT NULL THEN jsonb_build_object('zh', "fail_reason", 'en', "fail_reason") END;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "service_category" text DEFAULT 'Security' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "unsubscribe_type" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("instance_id") WHERE "refunds"."status" in (0, 1) or "refunds"."status" = 2 and "refunds"."unsubscribe_type" = 1;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_type" CHECK ("refunds"."unsubscribe_type" in (1, 2) and not ("refunds"."unsubscribe_type" = 2 and "refunds"."full_refund"));