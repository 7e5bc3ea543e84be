CREATE INDEX "users_username_order" ON "users" USING btree ("custom_id","username");--> statement-breakpoint
CREATE INDEX "users_name_order" ON "users" USING btree ("custom_id","name");--> statement-breakpoint
CREATE INDEX "users_last_login_time" ON "users" USING btree ("custom_id","last_login_time");