import { eq, getTableColumns, sql } from "drizzle-orm";
import type { CostAnomalyScope } from "../../../generated/api";
import { cloudName as nameInLanguage } from "../../cloud-names/in-language";
import { clouds } from "../../database/schema/cloud";
import { costAnomalies } from "../../database/schema/cost-anomaly";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, atMost, contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import type { CostScope } from "./costs";

const allCosts = { zh: "全部费用", en: "All costs" } as const;

/** What an anomaly is about, as `scopeOf` tells it. */
const scopeInSql = sql`case when ${costAnomalies.productCode} is not null then 'product' when ${costAnomalies.accountUid} is not null then 'account' when ${costAnomalies.cloudCode} is not null then 'cloud' else 'all' end`;

/** Cost anomalies of the caller's customer. */
export const anomalyList = defineList("listCostAnomalies", {
  table: costAnomalies,
  owner: ofCustomer(costAnomalies.customId),
  filters: {
    keyword: contains(costAnomalies.accountName, costAnomalies.productName),
    verdict: anyOf(costAnomalies.verdict),
    cloudCode: anyOf(costAnomalies.cloudCode),
    startDate: atLeast(costAnomalies.beginDate),
    endDate: atMost(costAnomalies.beginDate),
  },
  filterBy: { ...getTableColumns(costAnomalies), scope: scopeInSql },
  sort: { fields: costAnomalies, default: costAnomalies.beginDate },
  rows: ({ db }) =>
    db
      .select({ ...getTableColumns(costAnomalies), cloudName: clouds.name, cloudNameEn: clouds.nameEn })
      .from(costAnomalies)
      .leftJoin(clouds, eq(clouds.code, costAnomalies.cloudCode))
      .$dynamic(),
  show: ({ customId: _custom, cloudName, cloudNameEn, ...row }, { language }) => {
    const cloud = (language === "en" ? cloudNameEn : cloudName) ?? row.cloudCode;
    const product = row.productName === null ? row.productCode : nameInLanguage(row.productName, language);
    const parts = [cloud, row.accountName ?? row.accountUid, product];
    return {
      ...row,
      subject: parts.filter((part) => part !== null).join(" / ") || allCosts[language],
      scope: scopeOf(row),
      judgeTime: toLocalDateTimeOrNull(row.judgeTime),
      foundTime: toLocalDateTime(row.foundTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listCostAnomalies: anomalyList };

function scopeOf({ cloudCode, accountUid, productCode }: Omit<CostScope, "customId">): CostAnomalyScope {
  if (productCode !== null) return "product";
  if (accountUid !== null) return "account";
  return cloudCode === null ? "all" : "cloud";
}
