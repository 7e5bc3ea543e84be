DROP INDEX "messages_create_time";--> statement-breakpoint
CREATE INDEX "messages_create_time" ON "messages" USING btree ("user_id","custom_id","create_time","id");