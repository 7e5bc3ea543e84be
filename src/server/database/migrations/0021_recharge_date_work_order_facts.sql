ALTER TABLE "recharges" ADD COLUMN "remit_date" date;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "occur_start" date;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "occur_end" date;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "ports" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_occurrence" CHECK ("work_orders"."occur_end" >= "work_orders"."occur_start");