CREATE TABLE "resource_grams" (
	"resource_id" bigint PRIMARY KEY NOT NULL,
	"custom_id" bigint NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resource_grams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "resources_grams";--> statement-breakpoint
ALTER TABLE "resource_grams" ADD CONSTRAINT "resource_grams_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_grams" ADD CONSTRAINT "resource_grams_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_grams_grams" ON "resource_grams" USING gin ("grams");--> statement-breakpoint
INSERT INTO "resource_grams" SELECT "id", "custom_id", "grams" FROM "resources";--> statement-breakpoint
ALTER TABLE "resources" DROP COLUMN "grams";--> statement-breakpoint
CREATE POLICY "own" ON "resource_grams" AS PERMISSIVE FOR ALL TO "console_calls" USING ("resource_grams"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);