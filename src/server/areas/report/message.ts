import type { Tx } from "../../database/client";
import { messages } from "../../database/schema/message";
import type { reports } from "../../database/schema/report";
import type { Words } from "../../errors";
import { ReportStatus } from "../../../generated/enums";

type Told = Pick<typeof reports.$inferSelect, "id" | "customId" | "userId" | "reportName" | "status" | "failReason">;

/** Tells whoever ordered a report how it has ended. */
export async function reportMessage(tx: Tx, report: Told, now: Date): Promise<void> {
  const { id, customId, userId, status } = report;
  if (userId === null) return;
  const { title, content } = textOf(report);
  await tx.insert(messages).values({
    customId,
    userId,
    title: title.zh,
    titleEn: title.en,
    content: content.zh,
    contentEn: content.en,
    type: "product",
    subType: "report",
    level: status === ReportStatus.failed ? "warn" : "info",
    bizType: "report",
    bizId: String(id),
    createTime: now,
  });
}

function textOf({ reportName, status, failReason }: Told): { title: Words; content: Words } {
  if (status !== ReportStatus.failed) {
    return {
      title: { zh: `报表“${reportName}”已生成`, en: `The report “${reportName}” is ready` },
      content: { zh: "可在报表中心下载。", en: "Download it under “Reports”." },
    };
  }
  return {
    title: { zh: `报表“${reportName}”生成失败`, en: `The report “${reportName}” could not be generated` },
    content: {
      zh: `原因：${failReason?.zh ?? ""}。可在报表中心重试。`,
      en: `Reason: ${failReason?.en ?? ""}. Try again under “Reports”.`,
    },
  };
}
