// Generated from the files of src/server/database/seed by `npm run generate`; never edited by hand.
import type { Seed } from "../database/seed/run/seed-type";
import { seed as agentsPart } from "../database/seed/agents";
import { seed as alarmSilencesPart } from "../database/seed/alarm-silences";
import { seed as alarmsPart } from "../database/seed/alarms";
import { seed as billsPart } from "../database/seed/bills";
import { seed as businessViewsPart } from "../database/seed/business-views";
import { seed as cloudsPart } from "../database/seed/clouds";
import { seed as commercePart } from "../database/seed/commerce";
import { seed as historyPart } from "../database/seed/history";
import { seed as identityPart } from "../database/seed/identity";
import { seed as instancesPart } from "../database/seed/instances";
import { seed as invoicesPart } from "../database/seed/invoices";
import { seed as messagesPart } from "../database/seed/messages";
import { seed as newsPart } from "../database/seed/news";
import { seed as preferencesPart } from "../database/seed/preferences";
import { seed as quotaApplicationsPart } from "../database/seed/quota-applications";
import { seed as reportsPart } from "../database/seed/reports";
import { seed as resourceOperationsPart } from "../database/seed/resource-operations";
import { seed as resourcesPart } from "../database/seed/resources";
import { seed as savingsPart } from "../database/seed/savings";
import { seed as servicesPart } from "../database/seed/services";
import { seed as tagsPart } from "../database/seed/tags";
import { seed as vouchersPart } from "../database/seed/vouchers";
import { seed as warningsPart } from "../database/seed/warnings";
import { seed as webhooksPart } from "../database/seed/webhooks";

/** The demo's seeds by their names. */
export const seeds: Readonly<Record<string, Seed>> = {
  agents: agentsPart,
  "alarm-silences": alarmSilencesPart,
  alarms: alarmsPart,
  bills: billsPart,
  "business-views": businessViewsPart,
  clouds: cloudsPart,
  commerce: commercePart,
  history: historyPart,
  identity: identityPart,
  instances: instancesPart,
  invoices: invoicesPart,
  messages: messagesPart,
  news: newsPart,
  preferences: preferencesPart,
  "quota-applications": quotaApplicationsPart,
  reports: reportsPart,
  "resource-operations": resourceOperationsPart,
  resources: resourcesPart,
  savings: savingsPart,
  services: servicesPart,
  tags: tagsPart,
  vouchers: vouchersPart,
  warnings: warningsPart,
  webhooks: webhooksPart,
};
