-- Groups keep their filter as text, as lists take it.
ALTER TABLE "view_groups" DROP CONSTRAINT "view_groups_cloud_account_id_cloud_accounts_id_fk";
--> statement-breakpoint
DROP INDEX "view_groups_account";--> statement-breakpoint
ALTER TABLE "view_groups" RENAME COLUMN "filter" TO "asked";--> statement-breakpoint
ALTER TABLE "view_groups" ADD COLUMN "filter" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION pg_temp.quoted(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT '"' || replace(replace(value, '\', '\\'), '"', '\"') || '"'
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.any_of(property text, list jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT property || ' = (' || string_agg(value, ', ') || ')' FROM jsonb_array_elements_text(list) AS value
$$;--> statement-breakpoint
-- A value without a key stands for that of any key: of those that the customer's tags have.
UPDATE "view_groups" SET "filter" = concat_ws(' and ',
	pg_temp.any_of('type', "asked" -> 'type'),
	pg_temp.any_of('cloudCode', "asked" -> 'cloudCode'),
	'cloudAccountId = ' || "cloud_account_id",
	CASE
		WHEN "asked" ? 'tagKey' AND "asked" ? 'tagValue'
			THEN 'tags:' || pg_temp.quoted("asked" ->> 'tagKey') || ' = ' || pg_temp.quoted("asked" ->> 'tagValue')
		WHEN "asked" ? 'tagKey' THEN 'tags:' || pg_temp.quoted("asked" ->> 'tagKey') || ' is not empty'
		WHEN "asked" ? 'tagValue' THEN '(' || coalesce(
			(SELECT string_agg('tags:' || pg_temp.quoted("tag_key") || ' = ' || pg_temp.quoted("tag_value"), ' or ' ORDER BY "tag_key")
				FROM "tags" WHERE "tags"."custom_id" = "business_views"."custom_id" AND "tag_value" = "asked" ->> 'tagValue'),
			'tags:"" = ' || pg_temp.quoted("asked" ->> 'tagValue')) || ')'
	END)
FROM "business_views" WHERE "business_views"."id" = "view_groups"."view_id" AND "membership" = 'filter';--> statement-breakpoint
DROP FUNCTION pg_temp.quoted(text);--> statement-breakpoint
DROP FUNCTION pg_temp.any_of(text, jsonb);--> statement-breakpoint
ALTER TABLE "view_groups" ALTER COLUMN "filter" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "view_groups" DROP COLUMN "asked";--> statement-breakpoint
ALTER TABLE "view_groups" DROP COLUMN "cloud_account_id";
