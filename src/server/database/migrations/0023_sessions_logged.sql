CREATE UNLOGGED TABLE "call_code_marker" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "call_code_marker" ("since") VALUES ('-infinity');--> statement-breakpoint
ALTER TABLE "sessions" SET LOGGED;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "clock_ahead" integer;
