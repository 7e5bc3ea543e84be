-- Rules keep their filter as text, as the list of bill lines takes it.
ALTER TABLE "allocation_rules" RENAME COLUMN "filter" TO "asked";--> statement-breakpoint
ALTER TABLE "allocation_rules" ADD COLUMN "filter" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION pg_temp.quoted(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT '"' || replace(replace(value, '\', '\\'), '"', '\"') || '"'
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.any_of(property text, list jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT property || ' = (' || string_agg(pg_temp.quoted(value), ', ') || ')' FROM jsonb_array_elements_text(list) AS value
$$;--> statement-breakpoint
-- Of each key any of its values; an empty one stands for what has none.
CREATE FUNCTION pg_temp.tagged(list jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT string_agg('(' || concat_ws(' or ', asked, CASE WHEN lacks THEN name || ' is empty or ' || name || ' = ""' END) || ')', ' and ')
	FROM (
		SELECT 'tags:' || pg_temp.quoted(tag ->> 'key') AS name, bool_or(tag ->> 'value' = '') AS lacks,
			'tags:' || pg_temp.quoted(tag ->> 'key') || ' = ('
				|| string_agg(pg_temp.quoted(tag ->> 'value'), ', ') FILTER (WHERE tag ->> 'value' <> '') || ')' AS asked
		FROM jsonb_array_elements(list) AS tag GROUP BY tag ->> 'key'
	) AS keys
$$;--> statement-breakpoint
UPDATE "allocation_rules" SET "filter" = concat_ws(' and ',
	pg_temp.any_of('cloudCode', "asked" -> 'clouds'),
	pg_temp.any_of('productCode', "asked" -> 'products'),
	pg_temp.any_of('serviceCategory', "asked" -> 'categories'),
	pg_temp.any_of('accountUid', "asked" -> 'accounts'),
	pg_temp.any_of('projectId', "asked" -> 'projects'),
	pg_temp.any_of('payMode', "asked" -> 'payModes'),
	pg_temp.tagged("asked" -> 'tags'));--> statement-breakpoint
DROP FUNCTION pg_temp.tagged(jsonb);--> statement-breakpoint
DROP FUNCTION pg_temp.any_of(text, jsonb);--> statement-breakpoint
DROP FUNCTION pg_temp.quoted(text);--> statement-breakpoint
ALTER TABLE "allocation_rules" ALTER COLUMN "filter" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "allocation_rules" DROP COLUMN "asked";
