import { addDays, addMinutes, fromLocal, toLocalDateTime } from "../../../time";
import { type Draft, short, yuanText } from "./draft";
import type { BillFact, Facts } from "./facts";
import { orderNews } from "./from-orders";

/** The messages that follow from rows that exist: bills, orders, contracts and cloud accounts. */
export function draftsFromFacts(facts: Facts, today: Date): Draft[] {
  return [
    ...facts.bills.map(billReady),
    ...facts.orders.map(orderNews),
    ...facts.contracts.flatMap(contractNews),
    ...facts.accounts
      .filter(({ status, syncStatus }) => status !== 1 || syncStatus === 3)
      .map((account) => accountTrouble(account, today)),
  ].filter(({ createTime }) => createTime < today && createTime > addDays(today, -395));
}

/** Bills are ready on the third day of the next month. */
function billReady({ billCycle, total, risePercent, topProduct, topAmount }: BillFact): Draft {
  const readyTime = addMinutes(addDays(monthAfter(billCycle), 2), 570);
  const rise = risePercent ?? "0.0";
  const falls = rise.startsWith("-");
  const rate = `${falls ? rise.slice(1) : rise}%`;
  return {
    type: "finance",
    subType: "billReady",
    level: "info",
    bizType: "bill",
    bizId: billCycle,
    createTime: readyTime,
    title: {
      zh: `${billCycle} 账期账单已出账，应付 ${yuanText(total)}`,
      en: `The bill of ${billCycle} is ready: ${yuanText(total)}`,
    },
    content: {
      zh:
        `贵公司 ${billCycle} 账期的账单已生成，应付金额 ${yuanText(total)}，较上一账期${falls ? "下降" : "上涨"} ${rate}。其中“${topProduct}”费用最高，` +
        `为 ${yuanText(topAmount)}。请于本月 15 日前在“费用中心-账单明细”中核对，如有疑问可提交财务工单。`,
      en:
        `Your bill of ${billCycle} comes to ${yuanText(total)}, ${falls ? "down" : "up"} ${rate} from the month before. The largest part, ${yuanText(topAmount)}, is for “${topProduct}”. ` +
        "Please check it under “Bill details” by the 15th of this month, and open a work order if anything is unclear.",
    },
  };
}

function monthAfter(billCycle: string): Date {
  const [year = 0, month = 0] = billCycle.split("-").map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
  return fromLocal(`${next}-01`);
}

function contractNews({ contractNo, contractName, signDate, endDate, amount }: Facts["contracts"][number]): Draft[] {
  const about = { type: "contract", bizType: "contract", bizId: contractNo } as const;
  return [
    {
      ...about,
      subType: "contractSigned",
      level: "info",
      createTime: addMinutes(fromLocal(signDate), 1010),
      title: {
        zh: `合同《${short(contractName, 24)}》已签署生效`,
        en: `The contract “${short(contractName, 24)}” is signed and in effect`,
      },
      content: {
        zh: `合同《${contractName}》（${contractNo}）已于 ${signDate} 完成签署，合同金额 ${yuanText(amount)}，有效期至 ${endDate}。`,
        en: `The contract “${contractName}” (${contractNo}) was signed on ${signDate}. It is worth ${yuanText(amount)} and runs until ${endDate}.`,
      },
    },
    {
      ...about,
      subType: "contractExpiring",
      level: "warn",
      createTime: addMinutes(addDays(fromLocal(endDate), -30), 540),
      title: {
        zh: `合同《${short(contractName, 24)}》将于 30 天后到期`,
        en: `The contract “${short(contractName, 24)}” expires in 30 days`,
      },
      content: {
        zh: `合同《${contractName}》（${contractNo}）将于 ${endDate} 到期，到期后将按目录价计费，请联系客户经理办理续签。`,
        en: `The contract “${contractName}” (${contractNo}) expires on ${endDate}; list prices apply after that date. Ask your account manager to renew it.`,
      },
    },
  ];
}

function accountTrouble(
  { accountName, accountUid, lastSyncTime, createTime, syncFailReason, status }: Facts["accounts"][number],
  today: Date,
): Draft {
  const since = lastSyncTime ?? addDays(createTime < today ? createTime : today, 1);
  const reason = syncFailReason ?? { zh: "密钥校验未通过", en: "the access keys were rejected" };
  const invalid = status === 2;
  return {
    type: "security",
    subType: invalid ? "accountKeyInvalid" : "accountSyncFailed",
    level: "critical",
    bizType: "cloudAccount",
    bizId: accountUid,
    createTime: addMinutes(since, 7),
    title: {
      zh: `云账号“${accountName}”${invalid ? "密钥失效" : "同步失败"}`,
      en: invalid
        ? `The keys of the cloud account “${accountName}” no longer work`
        : `The cloud account “${accountName}” could not be synchronised`,
    },
    content: {
      zh:
        `云账号“${accountName}”（${accountUid}）自 ${toLocalDateTime(since)} 起无法同步：${reason.zh}。` +
        "在恢复之前，资源与账单数据将停留在上一次同步的结果，请在“云账号”中检查密钥与权限。",
      en:
        `The cloud account “${accountName}” (${accountUid}) has not been synced since ${toLocalDateTime(since)}: ${reason.en}. ` +
        "Until it is, resources and bills stay as they were. Please check its keys and permissions under “Cloud accounts”.",
    },
  };
}
