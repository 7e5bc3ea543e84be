import { mayUseAny } from "../../../domain/permission";
import type { CostAnalysis, ReportType } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
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

/** The cost analysis of a report, without what says when the report is made. */
export function analysisOf(input: Input<"createCostAnalysisReport">): CostAnalysis {
  const {
    reportName: _name,
    cycleType: _cycle,
    cycleRange: _range,
    startCycle: _start,
    endCycle: _end,
    format: _format,
    runHour: _hour,
    weekday: _weekday,
    monthDay: _day,
    clientToken: _token,
    ...analysis
  } = input;
  return analysis;
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
