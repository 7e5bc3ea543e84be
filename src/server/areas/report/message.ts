import type { Tx } from "../../database/client";
import { messages } from "../../database/schema/message";
import type { reports } from "../../database/schema/report";

type Told = Pick<typeof reports.$inferSelect, "id" | "customId" | "userId" | "reportName" | "status" | "failReason" | "language">;

/** Tells whoever ordered a report how it has ended, in the language it was ordered in. */
export async function reportMessage(tx: Tx, report: Told, now: Date): Promise<void> {
  const { id, customId, userId, status } = report;
  if (userId === null) return;
  const level = status === 3 ? "warn" : "info";
  await tx.insert(messages).values({ customId, userId, ...textOf(report), type: "product", subType: "report", level, bizType: "report", bizId: String(id), createTime: now });
}

function textOf({ reportName, status, failReason, language }: Told): { title: string; content: string } {
  if (status === 3) {
    return language === "zh"
      ? { title: `报表“${reportName}”生成失败`, content: `原因：${failReason?.zh ?? ""}。可在报表中心重试。` }
      : { title: `The report “${reportName}” failed`, content: `Why: ${failReason?.en ?? ""}. Try again under Reports.` };
  }
  return language === "zh"
    ? { title: `报表“${reportName}”已生成`, content: "可在报表中心下载。" }
    : { title: `The report “${reportName}” is done`, content: "Download it under Reports." };
}
