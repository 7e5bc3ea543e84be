DROP INDEX "tag_binds_tag_id";--> statement-breakpoint
ALTER TABLE "tag_binds" ADD COLUMN "resource_type" text;--> statement-breakpoint
UPDATE "tag_binds" SET "resource_type" = "resources"."type" FROM "resources" WHERE "resources"."id" = "tag_binds"."resource_id";--> statement-breakpoint
ALTER TABLE "tag_binds" ALTER COLUMN "resource_type" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "tag_binds_tag_id" ON "tag_binds" USING btree ("tag_id","resource_type","resource_id");
