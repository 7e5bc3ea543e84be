import { QuotaApplyStatus } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import type { quotaApplications } from "../../database/schema/quota";
import type { Words } from "../../errors";
import { sendMessageTo } from "../message/send-message";
import type { Step } from "../steps";

type Application = typeof quotaApplications.$inferSelect;

/** A step of an application; `approveValue` where it is approved. */
export interface QuotaStep extends Step<QuotaApplyStatus> {
  approveValue?: number;
}

/** Tells whoever applied what became of the application. */
export async function tellApplicant(tx: Tx, row: Application, step: QuotaStep): Promise<void> {
  const { customId, applicantId: userId, quotaName, accountName, applyNo } = row;
  if (userId === null) return;
  const { zh, en } = outcomeOf(step);
  const title = { zh: `配额申请${zh}：${quotaName.zh}`, en: `Quota request ${en}: ${quotaName.en}` };
  const note = step.note ?? { zh: "", en: "" };
  const content = {
    zh: `${accountName} ${row.regionId} 的“${quotaName.zh}”（${applyNo}）：${valueOf(step).zh}${note.zh && `${note.zh}。`}`,
    en: `“${quotaName.en}” of ${accountName} in ${row.regionId} (${applyNo}): ${valueOf(step).en}${note.en && `${note.en}.`}`,
  };
  await sendMessageTo(
    tx,
    { customId, userId },
    {
      type: "product",
      subType: "quotaApplication",
      level: step.status === QuotaApplyStatus.agree ? "info" : "warn",
      title,
      content,
      bizType: "quotaApplication",
      bizId: String(row.id),
      time: step.time,
    },
  );
}

function outcomeOf({ status }: QuotaStep): Words {
  if (status === QuotaApplyStatus.agree) return { zh: "已通过", en: "approved" };
  return status === QuotaApplyStatus.disagree ? { zh: "未通过", en: "rejected" } : { zh: "已撤销", en: "cancelled" };
}

function valueOf({ approveValue }: QuotaStep): Words {
  if (approveValue === undefined) return { zh: "", en: "" };
  return { zh: `配额已提升至 ${approveValue}。`, en: `the quota is now ${approveValue}. ` };
}
