CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_type" CHECK ("news"."type" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "news_views" (
	"news_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "news_views_news_id_user_id_day_pk" PRIMARY KEY("news_id","user_id","day")
);
--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_of_type" ON "news" USING btree ("type","top","publish_time","id");--> statement-breakpoint
CREATE INDEX "news_all" ON "news" USING btree ("top","publish_time","id");--> statement-breakpoint
CREATE INDEX "news_views_user" ON "news_views" USING btree ("user_id");