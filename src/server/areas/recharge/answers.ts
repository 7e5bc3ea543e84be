import type { Recharge } from "../../../generated/api";
import { masked } from "../account/masked";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import type { RechargeRow } from "./lifecycle";

/** A stored recharge as the API shows it. */
export function toRecharge(row: RechargeRow): Recharge {
  const { customId: _custom, statusTime: _since, ...shown } = row;
  return {
    ...shown,
    payerAccount: row.payerAccount && masked(row.payerAccount),
    applyTime: toLocalDateTime(row.applyTime),
    payDeadline: toLocalDateTime(row.payDeadline),
    arriveTime: toLocalDateTimeOrNull(row.arriveTime),
  };
}
