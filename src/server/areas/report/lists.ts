import { desc, inArray } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { reportConditions, reports, reportSchedules } from "../../database/schema/report";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, since, until } from "../../lists/filter";
import { both, type Owner, owned } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { typesOf } from "./asked";

/** Of the caller's customer, about what the caller may see. */
function ofTypesSeen(table: { customId: AnyPgColumn; reportType: AnyPgColumn }): Owner {
  return (context) => both(owned(table, context.user.customId), inArray(table.reportType, typesOf(context)));
}

/** Reports of the caller's customer about what the caller may see. */
export const reportList = defineList("listReports", {
  table: reports,
  owner: ofTypesSeen(reports),
  filters: {
    keyword: contains(reports.reportName),
    reportType: anyOf(reports.reportType),
    status: anyOf(reports.status),
    startTime: since(reports.createTime),
    endTime: until(reports.createTime),
  },
  sort: { fields: reports, default: reports.createTime },
  show: (row, { language }) => {
    const {
      id,
      reportName,
      reportType,
      cycleType,
      startDate,
      endDate,
      format,
      status,
      progress,
      rowCount,
      fileSize,
      failReason,
      creator,
      createTime,
      startTime,
      finishTime,
    } = row;
    return {
      id,
      reportName,
      reportType,
      cycleType,
      startDate,
      endDate,
      format,
      status,
      progress,
      rowCount,
      fileSize,
      creator,
      failReason: failReason?.[language] ?? null,
      createTime: toLocalDateTime(createTime),
      startTime: toLocalDateTimeOrNull(startTime),
      finishTime: toLocalDateTimeOrNull(finishTime),
    };
  },
});

/** Saved conditions of the caller's customer, for reports about what the caller may see. */
export const conditionList = defineList("listReportConditions", {
  table: reportConditions,
  owner: ofTypesSeen(reportConditions),
  filters: { keyword: contains(reportConditions.conditionName), reportType: anyOf(reportConditions.reportType) },
  sort: { fields: reportConditions, default: reportConditions.updateTime },
  show: ({ customId: _custom, filter, updateTime, ...shown }) => ({
    ...shown,
    ...filter,
    updateTime: toLocalDateTime(updateTime),
  }),
});

/** Schedules of the caller's customer, of reports about what the caller may see. */
export const scheduleList = defineList("listReportSchedules", {
  table: reportSchedules,
  owner: ofTypesSeen(reportSchedules),
  filters: {},
  sort: [desc(reportSchedules.createTime), desc(reportSchedules.id)],
  show: (row) => {
    const {
      id,
      reportName: scheduleName,
      reportType,
      cycleType,
      runHour,
      weekday,
      monthDay,
      format,
      enabled,
      nextTime: next,
      lastTime,
      creator,
      createTime,
    } = row;
    return {
      id,
      scheduleName,
      reportType,
      cycleType,
      runHour,
      weekday,
      monthDay,
      format,
      enabled,
      creator,
      nextTime: enabled ? toLocalDateTime(next) : null,
      lastTime: toLocalDateTimeOrNull(lastTime),
      createTime: toLocalDateTime(createTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = {
  listReports: reportList,
  listReportConditions: conditionList,
  listReportSchedules: scheduleList,
};
