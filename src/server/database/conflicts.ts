import { DatabaseError } from "pg";
import type { ErrorName } from "../error-catalogue";
import { refuse } from "../errors";
import { outageOf } from "./outage";

/** Constraints whose breaking is somebody's ordinary mistake (or two people at the same moment), with the refusal that says so. */
const refusals: Record<string, ErrorName> = {
  users_username_key: "USERNAME_TAKEN",
  users_phone_key: "PHONE_TAKEN",
  users_email_key: "EMAIL_TAKEN",
  roles_name_key: "ROLE_NAME_TAKEN",
  invoice_titles_title_key: "TITLE_TAKEN",
  bank_accounts_number_key: "BANK_NO_TAKEN",
  agents_name_key: "AGENT_NAME_TAKEN",
  cloud_accounts_key: "CLOUD_ACCOUNT_TAKEN",
  budgets_name: "BUDGET_NAME_TAKEN",
  cost_units_name: "COST_UNIT_NAME_TAKEN",
  cost_units_code: "COST_UNIT_CODE_TAKEN",
  allocation_rules_name: "ALLOCATION_RULE_NAME_TAKEN",
  alarm_rules_name: "ALARM_RULE_NAME_TAKEN",
  webhooks_name: "WEBHOOK_NAME_TAKEN",
  business_views_name: "BUSINESS_VIEW_TAKEN",
  view_groups_name: "VIEW_GROUP_TAKEN",
  tags_pair: "TAG_TAKEN",
  tag_binds_one_value: "TAG_KEY_CLASH",
  report_conditions_name_key: "REPORT_CONDITION_TAKEN",
  saved_views_name_key: "VIEW_NAME_TAKEN",
  default_views_view_id_saved_views_id_fk: "NOT_FOUND",
  user_roles_role_id_roles_id_fk: "NOT_FOUND",
};

/** So often a transaction is tried that PostgreSQL undoes each time. */
const ATTEMPTS = 3;

/** Does the work and turns a broken constraint into its refusal. The constraint decides, so no check before can be outrun. */
export async function refusingConflicts<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = refusalFor(error);
    throw name ? refuse(name) : error;
  }
}

/** What a failed statement means for the caller, if it is no failure of ours; drizzle wraps the driver's error. */
function refusalFor(error: unknown): ErrorName | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof DatabaseError ? refusals[cause.constraint ?? ""] : undefined;
}

/**
 * Does a transaction again where PostgreSQL undid it so that another could go on: for one that locks rows of many tables, which no order of
 * locks keeps apart from all others.
 */
export async function retryUndone<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (outageOf(error) !== "CONFLICT" || attempt === ATTEMPTS) throw error;
    }
  }
}
