import { observer } from "mobx-react-lite";
import { type ReactElement, useState } from "react";
import * as calls from "../../generated/calls";
import { ConfirmDialog } from "../../render/actions/confirm-dialog";
import { FailedCall, LoadingScreen, Notice } from "../../render/shared/states";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { calculatorAddress, CATALOGUE, catalogueAddress } from "../addresses";
import { useMissingPermission } from "../use-missing-permission";
import { useVouchers } from "../voucher/use-vouchers";
import { CartFoot } from "./cart-foot";
import { CartLine } from "./cart-line";
import { orderable } from "./cart-state";
import { useCart } from "./use-cart";
import { Link } from "../../render/shared/link";
import "../../render/screen/screen.css";
import "../../render/actions/actions.css";
import "../../widgets/cells.css";
import "./cart.css";

/** What one means to order: quantities, prices of now, and the order itself (/addedService/shoppingCar). */
export const CartPage = observer(function CartPage(): ReactElement {
  const { t } = useWords();
  const cart = useCart();
  const { product, categoryId } = useConsole().navigation.fields;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [leaving, setLeaving] = useState<number[]>();
  const { items, refusal } = cart;
  const chosen = orderable(items ?? [], selected);
  const mayUse = useMissingPermission(calls.listPriceTickets) === undefined && chosen.length > 0;
  // Which fit, and what they pay, follows from quantities and prices too.
  const voucher = useVouchers(
    mayUse ? { carIds: chosen.map(({ id }) => id) } : undefined,
    chosen.map(({ payAmount }) => payAmount),
  );
  const select = (ids: readonly number[], on: boolean): void =>
    setSelected((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const only = leaving?.length === 1 ? items?.find(({ id }) => id === leaving[0]) : undefined;
  const answer = (yes: boolean): void => {
    setLeaving(undefined);
    if (yes && leaving) void cart.remove(leaving);
  };

  return (
    <section className="view cart">
      <header className="view-head">
        <h1 tabIndex={-1}>{t("cart.title")}</h1>
        <div className="view-actions">
          {product !== "" && (
            <Link className="bp6-button" to={calculatorAddress(product)}>
              {t("cart.calculator")}
            </Link>
          )}
          <Link className="bp6-button" to={CATALOGUE}>
            {t("calculator.catalogue")}
          </Link>
        </div>
      </header>
      {refusal && (
        <div className="cart-refusal" role="alert">
          <strong>{t("cart.refused")}</strong>
          <p>{[refusal.message, ...refusal.items.values()].join(" ")}</p>
        </div>
      )}
      <div className="view-panel">
        {cart.error !== undefined && <FailedCall title={t("cart.failed")} error={cart.error} onRetry={cart.retry} />}
        {cart.error === undefined && !items && <LoadingScreen />}
        {items?.length === 0 && (
          <Notice drawing="empty" title={t("cart.emptyTitle")} text={t("cart.emptyText")}>
            <Link className="bp6-button bp6-intent-primary" to={catalogueAddress(categoryId)}>
              {t("cart.choose")}
            </Link>
          </Notice>
        )}
        {items && items.length > 0 && (
          <>
            <ul className="cart-lines" aria-label={t("cart.title")}>
              {items.map((item) => (
                <CartLine
                  key={item.id}
                  item={item}
                  selected={selected.has(item.id)}
                  refused={refusal?.items.get(item.id)}
                  onSelect={(on) => select([item.id], on)}
                  onQuantity={(quantity) => cart.setQuantity(item, quantity)}
                  onAccept={() => cart.accept(item)}
                  onRemove={() => setLeaving([item.id])}
                />
              ))}
            </ul>
            <CartFoot
              items={items}
              chosen={chosen}
              voucher={voucher}
              busy={cart.busy}
              onSelect={select}
              onRemove={setLeaving}
              onCommit={() => void cart.commit(chosen, voucher.chosen?.id)}
            />
          </>
        )}
      </div>
      {leaving && (
        <ConfirmDialog
          title={t("cart.delete")}
          text={
            only ? t("cart.deleteOne", { name: only.productName }) : t("cart.deleteConfirm", { count: leaving.length })
          }
          yes={t("cart.delete")}
          no={t("action.cancel")}
          tone="primary"
          onAnswer={answer}
        />
      )}
    </section>
  );
});
