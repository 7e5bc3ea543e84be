-- What a rule asked of tags becomes a filter, as lists take it.
ALTER TABLE "alarm_rules" DROP CONSTRAINT "alarm_rules_tag";--> statement-breakpoint
ALTER TABLE "alarm_rules" ADD COLUMN "filter" text;--> statement-breakpoint
CREATE FUNCTION pg_temp.quoted(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT '"' || replace(replace(value, '\', '\\'), '"', '\"') || '"'
$$;--> statement-breakpoint
UPDATE "alarm_rules" SET "scope" = 'filter', "filter" = 'tags:' || pg_temp.quoted("tag_key")
	|| coalesce(' = ' || pg_temp.quoted("tag_value"), ' is not empty') WHERE "scope" = 'tag';--> statement-breakpoint
DROP FUNCTION pg_temp.quoted(text);--> statement-breakpoint
ALTER TABLE "alarm_rules" DROP COLUMN "tag_key";--> statement-breakpoint
ALTER TABLE "alarm_rules" DROP COLUMN "tag_value";--> statement-breakpoint
ALTER TABLE "alarm_rules" ADD CONSTRAINT "alarm_rules_filter" CHECK (("alarm_rules"."scope" = 'filter') = ("alarm_rules"."filter" is not null));
