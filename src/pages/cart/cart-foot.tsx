import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useRef } from "react";
import * as calls from "../../generated/calls";
import { amountText } from "../../domain/money";
import { sumDecimals } from "../../domain/decimal-math";
import type { CartItem } from "../../generated/api";
import { useWords } from "../../state/language";
import { Amount } from "../amount";
import { ReasonedButton } from "../reasoned-button";
import { useMissingPermission } from "../use-missing-permission";
import { VoucherSelect } from "../voucher/voucher-select";
import type { VoucherChoice } from "../voucher/use-vouchers";
import { totalOf } from "./cart-state";

/** What the foot of the cart is drawn from. */
export interface CartFootProps {
  items: readonly CartItem[];
  /** The selected ones that can be ordered. */
  chosen: readonly CartItem[];
  voucher: VoucherChoice;
  busy: boolean;
  onSelect: (ids: readonly number[], on: boolean) => void;
  onRemove: (ids: number[]) => void;
  onCommit: () => void;
}

/** Below the items, always in sight: everything selected at once, a voucher, what the selected come to, and the order. */
export const CartFoot = observer(function CartFoot({
  items,
  chosen,
  voucher,
  busy,
  onSelect,
  onRemove,
  onCommit,
}: CartFootProps): ReactElement {
  const { t, reading } = useWords();
  const missing = useMissingPermission(calls.commitOrder);
  const valid = items.filter((item) => item.valid);
  const { payAmount: due, saved } = totalOf(chosen);
  const couponAmount = voucher.chosen && !voucher.pending ? voucher.chosen.couponAmount : "0.00";
  const payAmount = sumDecimals([due, `-${couponAmount}`]);
  const reason = reasonAgainst(chosen);
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosen.length > 0 && chosen.length < valid.length;
  });
  return (
    <footer className="cart-foot">
      <label className="cart-all">
        <input
          ref={all}
          type="checkbox"
          className="cart-check"
          checked={valid.length > 0 && chosen.length === valid.length}
          disabled={valid.length === 0}
          onChange={(event) =>
            onSelect(
              valid.map(({ id }) => id),
              event.target.checked,
            )
          }
        />
        {t("cart.selectAll")}
      </label>
      <span className="cart-count" role="status">
        {chosen.length > 0 ? t("cart.selected", { count: chosen.length }) : t("cart.count", { count: items.length })}
      </span>
      {chosen.length > 0 && (
        <button type="button" className="action-text" onClick={() => onRemove(chosen.map(({ id }) => id))}>
          {t("cart.deleteSelected")}
        </button>
      )}
      <VoucherSelect choice={voucher} />
      <div className="cart-total">
        <span>{t("cart.total")}</span>
        <span className="cart-sum" data-total={payAmount} role="status">
          <Amount value={payAmount} />
        </span>
        {couponAmount !== "0.00" && <small>{t("cart.coupon", { amount: amountText(couponAmount, reading) })}</small>}
        {saved !== "0.00" && <small>{t("cart.saved", { amount: amountText(saved, reading) })}</small>}
      </div>
      <ReasonedButton primary disabled={busy} missing={missing} reason={reason && t(reason)} onPress={onCommit}>
        {chosen.length === 0 ? t("cart.commit") : t("cart.commitFor", { amount: amountText(payAmount, reading) })}
      </ReasonedButton>
    </footer>
  );
});

/** Why the selected items cannot be ordered yet. */
function reasonAgainst(chosen: readonly CartItem[]): "cart.commitNone" | "cart.commitChanged" | undefined {
  if (chosen.length === 0) return "cart.commitNone";
  return chosen.some(({ priceChanged }) => priceChanged) ? "cart.commitChanged" : undefined;
}
