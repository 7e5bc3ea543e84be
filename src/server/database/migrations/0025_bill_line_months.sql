-- Bill lines become a table partitioned by month. The months have a schema of their own: calls reach them through the table alone,
-- whose policy holds back the rows of other customers.
ALTER TABLE "bill_lines" RENAME TO "bill_lines_whole";--> statement-breakpoint
CREATE TABLE "bill_lines" (
	LIKE "bill_lines_whole" INCLUDING CONSTRAINTS INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING IDENTITY INCLUDING STORAGE
) PARTITION BY LIST ("bill_cycle");--> statement-breakpoint
CREATE SCHEMA "bill_line_months";--> statement-breakpoint
CREATE TABLE "bill_line_months"."others" PARTITION OF "bill_lines" DEFAULT;--> statement-breakpoint
DO $$
DECLARE
	month text;
	-- The database makes the others itself.
	columns text := (
		SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
		WHERE attrelid = 'bill_lines_whole'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
	);
BEGIN
	FOR month IN SELECT DISTINCT bill_cycle FROM bill_lines_whole LOOP
		EXECUTE format('CREATE TABLE bill_line_months.%I PARTITION OF bill_lines FOR VALUES IN (%L)', month, month);
	END LOOP;
	EXECUTE format(
		'INSERT INTO bill_lines (%1$s) OVERRIDING SYSTEM VALUE SELECT %1$s FROM bill_lines_whole ORDER BY id', columns
	);
	PERFORM setval(
		pg_get_serial_sequence('bill_lines', 'id'), nextval(pg_get_serial_sequence('bill_lines_whole', 'id')), false
	);
END $$;--> statement-breakpoint
DROP TABLE "bill_lines_whole";--> statement-breakpoint
DO $$
BEGIN
	EXECUTE format(
		'ALTER SEQUENCE %s RENAME TO bill_lines_id_seq', pg_get_serial_sequence('bill_lines', 'id')::regclass
	);
END $$;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_id_bill_cycle_pk" PRIMARY KEY("id","bill_cycle");--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_custom_id_customers_id_fk" FOREIGN KEY ("custom_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_cloud_account_id_cloud_accounts_id_fk" FOREIGN KEY ("cloud_account_id") REFERENCES "public"."cloud_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_lines_source" ON "bill_lines" USING btree ("custom_id","source_hash","source_occurrence","bill_cycle") WHERE "bill_lines"."source_hash" is not null;--> statement-breakpoint
CREATE INDEX "bill_lines_consume_time" ON "bill_lines" USING btree ("custom_id","currency","consume_time","id");--> statement-breakpoint
CREATE INDEX "bill_lines_bill_cycle" ON "bill_lines" USING btree ("custom_id","currency","bill_cycle","id");--> statement-breakpoint
CREATE INDEX "bill_lines_list_amount" ON "bill_lines" USING btree ("custom_id","currency","list_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_discount_amount" ON "bill_lines" USING btree ("custom_id","currency","discount_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_payable_amount" ON "bill_lines" USING btree ("custom_id","currency","payable_amount","id");--> statement-breakpoint
CREATE INDEX "bill_lines_product" ON "bill_lines" USING btree ("custom_id","cloud_code","product_code","product_name");--> statement-breakpoint
CREATE INDEX "bill_lines_debt" ON "bill_lines" USING btree ("custom_id","bill_cycle") WHERE "bill_lines"."debt_amount" > 0;--> statement-breakpoint
CREATE INDEX "bill_lines_instance" ON "bill_lines" USING btree ("custom_id","instance_key","bill_cycle");--> statement-breakpoint
CREATE INDEX "bill_lines_cloud_account" ON "bill_lines" USING btree ("cloud_account_id","bill_cycle") WHERE "bill_lines"."cloud_account_id" is not null;--> statement-breakpoint
ALTER TABLE "bill_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own" ON "bill_lines" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bill_lines"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE TRIGGER "bill_lines_cube_insert" AFTER INSERT ON "bill_lines" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "bill_lines_to_cube"('1');
--> statement-breakpoint
CREATE TRIGGER "bill_lines_cube_delete" AFTER DELETE ON "bill_lines" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "bill_lines_to_cube"('-1');
--> statement-breakpoint
CREATE TRIGGER "bill_lines_cube_update_old" AFTER UPDATE ON "bill_lines" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "bill_lines_to_cube"('-1');
--> statement-breakpoint
CREATE TRIGGER "bill_lines_cube_update_new" AFTER UPDATE ON "bill_lines" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "bill_lines_to_cube"('1');
