import { mayUseAny } from "../../../domain/permission";
import type { ReportType } from "../../../generated/api";
import type { Context } from "../../context";
import type { ReportFilter } from "../../database/schema/report";
import { refuse } from "../../errors";
import { permissionOf, reportTypes } from "./contents";

/** What a report shows of its data, as asked for. */
export function filterOf({
  clouds = [],
  products = [],
  groupBy = [],
  metrics = [],
}: Partial<ReportFilter>): ReportFilter {
  return { clouds, products, groupBy, metrics };
}

/** @throws AnswerError where the caller may not see what reports of this type are about */
export function requireType(reportType: ReportType, { user }: Context): void {
  const codes = permissionOf(reportType);
  if (!mayUseAny(user.authCodes, codes)) throw refuse("REPORT_TYPE_FORBIDDEN", { code: codes.join(" / ") });
}

/** The types of reports whose data the caller may see. */
export function typesOf({ user }: Context): ReportType[] {
  return reportTypes.filter((type) => mayUseAny(user.authCodes, permissionOf(type)));
}
