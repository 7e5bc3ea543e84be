import { type ReactElement, useId } from "react";
import * as calls from "../../generated/calls";
import { signOf } from "../../domain/decimal-format";
import { useWords } from "../../state/language";
import { Amount } from "../amount";
import { CART } from "../addresses";
import { ReasonedButton } from "../reasoned-button";
import { useMissingPermission } from "../use-missing-permission";
import { VoucherSelect } from "../voucher/voucher-select";
import type { Purchase } from "./use-purchase";
import type { KnownPrice } from "./use-price";
import { Link } from "../../render/shared/link";

/** The price of what is chosen, share by share, and what can be done with it. It stays in sight where there is room. */
export function PricePanel({ price: known, purchase }: { price: KnownPrice; purchase: Purchase }): ReactElement {
  const { t } = useWords();
  // What cannot be ordered later is not put into the cart either.
  const missing = useMissingPermission(calls.commitOrder);
  const reasonId = useId();
  const { price, pending, error } = known;
  return (
    <aside className="view-panel calculator-price" aria-label={t("calculator.price")}>
      <h2>{t("calculator.price")}</h2>
      <VoucherSelect choice={known.voucher} />
      <div aria-busy={pending} data-pending={pending || undefined}>
        {price && (
          <dl className="calculator-shares">
            {price.details.map(({ attrCode, attrName, listAmount }) => (
              <Line key={attrCode} name={attrName} amount={listAmount} />
            ))}
            <Line name={t("calculator.list")} amount={price.listAmount} className="calculator-sum" />
            {isSome(price.discountAmount) && (
              <Line name={t("calculator.discount")} amount={`-${price.discountAmount}`} />
            )}
            {isSome(price.couponAmount) && <Line name={t("voucher.pays")} amount={`-${price.couponAmount}`} />}
          </dl>
        )}
        <p className="calculator-pay" role="status" data-price={price?.payAmount}>
          <span>{t("calculator.pay")}</span>
          {price ? (
            <Amount value={price.payAmount} />
          ) : (
            <span className="calculator-none">{t(error ? noPrice(error.kind) : "calculator.pricing")}</span>
          )}
        </p>
        {error && error.kind !== "answer" && (
          <button type="button" className="action-text" onClick={known.retry}>
            {t("screen.retry")}
          </button>
        )}
      </div>
      <div className="calculator-buttons">
        <ReasonedButton primary disabled={purchase.busy} missing={missing} reasonId={reasonId} onPress={purchase.buy}>
          {t("calculator.buy")}
        </ReasonedButton>
        <ReasonedButton
          disabled={purchase.busy}
          missing={missing}
          toldBy={missing === undefined ? undefined : reasonId}
          onPress={purchase.addToCart}
        >
          {t("calculator.toCart")}
        </ReasonedButton>
      </div>
      {purchase.added > 0 && (
        <p className="calculator-added" role="status" key={purchase.added}>
          {t("calculator.added")} <Link to={CART}>{t("calculator.cart")}</Link>
        </p>
      )}
    </aside>
  );
}

/** Choices that do not make up a price yet, or a call that did not come through. */
function noPrice(kind: string): "calculator.incomplete" | "calculator.unreached" {
  return kind === "answer" ? "calculator.incomplete" : "calculator.unreached";
}

function isSome(amount: string): boolean {
  return signOf(amount) !== 0;
}

function Line({ name, amount, className }: { name: string; amount: string; className?: string }): ReactElement {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        <Amount value={amount} />
      </dd>
    </div>
  );
}
