ALTER TABLE "account_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recharge_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recharges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "agents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appropriation_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appropriations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bill_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cloud_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_clouds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_contracts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cart_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "instance_periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "instances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refund_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "renewal_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_titles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoiceables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "news_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "default_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rebate_payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rebates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_conditions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cloud_ticket_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cloud_tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "warning_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "warning_receivers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "warning_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "warning_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_order_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own" ON "account_ledger" AS PERMISSIVE FOR ALL TO "console_calls" USING ("account_ledger"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "accounts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("accounts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "recharge_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "recharges" where "recharges"."id" = "recharge_events"."recharge_id"));--> statement-breakpoint
CREATE POLICY "own" ON "recharges" AS PERMISSIVE FOR ALL TO "console_calls" USING ("recharges"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "agents" AS PERMISSIVE FOR ALL TO "console_calls" USING ("agents"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "appropriation_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "appropriations" where "appropriations"."id" = "appropriation_events"."appropriation_id"));--> statement-breakpoint
CREATE POLICY "own" ON "appropriations" AS PERMISSIVE FOR ALL TO "console_calls" USING ("appropriations"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint or "appropriations"."member_id" = nullif(current_setting('console.customer', true), '')::bigint) WITH CHECK ("appropriations"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "bill_lines" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bill_lines"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "cloud_accounts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cloud_accounts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "custom_clouds" AS PERMISSIVE FOR ALL TO "console_calls" USING ("custom_clouds"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "custom_contracts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("custom_contracts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "cart_items" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cart_items"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "order_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "orders" where "orders"."id" = "order_events"."order_id"));--> statement-breakpoint
CREATE POLICY "own" ON "order_items" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "orders" where "orders"."id" = "order_items"."order_id"));--> statement-breakpoint
CREATE POLICY "own" ON "orders" AS PERMISSIVE FOR ALL TO "console_calls" USING ("orders"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "files" AS PERMISSIVE FOR ALL TO "console_calls" USING ("files"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "customers" AS PERMISSIVE FOR ALL TO "console_calls" USING ("customers"."id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "below" ON "customers" AS PERMISSIVE FOR SELECT TO "console_calls" USING ("customers"."parent_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "in_books" ON "customers" AS PERMISSIVE FOR SELECT TO "console_calls" USING ("customers"."id" in (select custom_id from appropriations union all select member_id from appropriations union all select customer_id from rebates));--> statement-breakpoint
CREATE POLICY "own" ON "roles" AS PERMISSIVE FOR ALL TO "console_calls" USING ("roles"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "user_roles" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "users" where "users"."id" = "user_roles"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "users" AS PERMISSIVE FOR ALL TO "console_calls" USING ("users"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "instance_periods" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "instances" where "instances"."id" = "instance_periods"."instance_id"));--> statement-breakpoint
CREATE POLICY "own" ON "instances" AS PERMISSIVE FOR ALL TO "console_calls" USING ("instances"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "refund_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "refunds" where "refunds"."id" = "refund_events"."refund_id"));--> statement-breakpoint
CREATE POLICY "own" ON "refunds" AS PERMISSIVE FOR ALL TO "console_calls" USING ("refunds"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "renewal_items" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "instances" where "instances"."id" = "renewal_items"."instance_id"));--> statement-breakpoint
CREATE POLICY "own" ON "invoice_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "invoices" where "invoices"."id" = "invoice_events"."invoice_id"));--> statement-breakpoint
CREATE POLICY "own" ON "invoice_items" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "invoices" where "invoices"."id" = "invoice_items"."invoice_id"));--> statement-breakpoint
CREATE POLICY "own" ON "invoice_titles" AS PERMISSIVE FOR ALL TO "console_calls" USING ("invoice_titles"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "invoiceables" AS PERMISSIVE FOR ALL TO "console_calls" USING ("invoiceables"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "invoices" AS PERMISSIVE FOR ALL TO "console_calls" USING ("invoices"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "mail_addresses" AS PERMISSIVE FOR ALL TO "console_calls" USING ("mail_addresses"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "messages" AS PERMISSIVE FOR ALL TO "console_calls" USING ("messages"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "news_views" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "users" where "users"."id" = "news_views"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "default_views" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "users" where "users"."id" = "default_views"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "preferences" AS PERMISSIVE FOR ALL TO "console_calls" USING ("preferences"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "saved_views" AS PERMISSIVE FOR ALL TO "console_calls" USING ("saved_views"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "rebate_payouts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("rebate_payouts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "rebates" AS PERMISSIVE FOR ALL TO "console_calls" USING ("rebates"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "report_conditions" AS PERMISSIVE FOR ALL TO "console_calls" USING ("report_conditions"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "report_parts" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "reports" where "reports"."id" = "report_parts"."report_id"));--> statement-breakpoint
CREATE POLICY "own" ON "report_schedules" AS PERMISSIVE FOR ALL TO "console_calls" USING ("report_schedules"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "reports" AS PERMISSIVE FOR ALL TO "console_calls" USING ("reports"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "audit_events" AS PERMISSIVE FOR ALL TO "console_calls" USING ("audit_events"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "console_calls" USING ("idempotency_keys"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "sessions" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "users" where "users"."id" = "sessions"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "cloud_ticket_uses" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cloud_ticket_uses"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "cloud_tickets" AS PERMISSIVE FOR ALL TO "console_calls" USING ("cloud_tickets"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "warning_deliveries" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "warning_records" where "warning_records"."id" = "warning_deliveries"."record_id"));--> statement-breakpoint
CREATE POLICY "own" ON "warning_receivers" AS PERMISSIVE FOR ALL TO "console_calls" USING ("warning_receivers"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "warning_records" AS PERMISSIVE FOR ALL TO "console_calls" USING ("warning_records"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "warning_settings" AS PERMISSIVE FOR ALL TO "console_calls" USING ("warning_settings"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "bank_accounts" AS PERMISSIVE FOR ALL TO "console_calls" USING ("bank_accounts"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "withdrawal_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "withdrawals" where "withdrawals"."id" = "withdrawal_events"."withdrawal_id"));--> statement-breakpoint
CREATE POLICY "own" ON "withdrawals" AS PERMISSIVE FOR ALL TO "console_calls" USING ("withdrawals"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "own" ON "work_order_events" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "work_orders" where "work_orders"."id" = "work_order_events"."work_order_id"));--> statement-breakpoint
CREATE POLICY "own" ON "work_order_replies" AS PERMISSIVE FOR ALL TO "console_calls" USING (exists (select from "work_orders" where "work_orders"."id" = "work_order_replies"."work_order_id"));--> statement-breakpoint
CREATE POLICY "own" ON "work_orders" AS PERMISSIVE FOR ALL TO "console_calls" USING ("work_orders"."custom_id" = nullif(current_setting('console.customer', true), '')::bigint);