CREATE TABLE "idempotency_keys" (
	"custom_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"operation" varchar(64) NOT NULL,
	"token" varchar(64) NOT NULL,
	"digest" varchar(64) NOT NULL,
	"answer" json,
	"expire_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_custom_id_user_id_operation_token_pk" PRIMARY KEY("custom_id","user_id","operation","token")
);
--> statement-breakpoint
DROP INDEX "orders_client_token";--> statement-breakpoint
CREATE INDEX "idempotency_keys_expire" ON "idempotency_keys" USING btree ("expire_time");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "client_token";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "request_digest";