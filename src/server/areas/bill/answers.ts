import type { BillDetail, BillDetailRow } from "../../../generated/api";
import type { billLines } from "../../database/schema/bill";
import type { LineContext } from "./line-context";
import { toLocalDateTime } from "../../time";

type BillLine = typeof billLines.$inferSelect;

/** A stored line as the API shows it, without what it belongs to. The texts of enumerations were checked when the line was written. */
export function toBillDetail(line: BillLine): Omit<BillDetail, keyof LineContext> {
  const {
    sourceHash: _hash,
    sourceOccurrence: _occurrence,
    cloudAccountId: _account,
    searchText: _text,
    instanceKey: _instance,
    itemKey: _item,
    ...shown
  } = line;
  return {
    ...shown,
    cloudCode: line.cloudCode as BillDetail["cloudCode"],
    serviceCategory: line.serviceCategory as BillDetail["serviceCategory"],
    billItemType: line.billItemType as BillDetail["billItemType"],
    chargeCategory: line.chargeCategory as BillDetail["chargeCategory"],
    chargeFrequency: line.chargeFrequency as BillDetail["chargeFrequency"],
    payMode: line.payMode as BillDetail["payMode"],
    usageStart: toLocalDateTime(line.usageStart),
    usageEnd: toLocalDateTime(line.usageEnd),
    consumeTime: toLocalDateTime(line.consumeTime),
  };
}

/** A single line as a row of the list. */
export function toSingleRow(line: BillLine): BillDetailRow {
  return { rowKey: String(line.id), lineCount: 1, ...toBillDetail(line) };
}
