import type { ReactElement } from "react";
import type { CartItem } from "../../generated/api";
import { amountText } from "../../domain/money";
import { useWords } from "../../state/language";
import { usePress } from "../../state/use-press";
import { calculatorAddress } from "../addresses";
import { Amount } from "../amount";
import { durationLabel } from "../duration-label";
import { QuantityInput } from "./quantity-input";
import { Link } from "../../render/shared/link";

/** What a line of the cart is drawn from. */
export interface CartLineProps {
  item: CartItem;
  selected: boolean;
  /** What the last order was refused for, about this item. */
  refused: string | undefined;
  onSelect: (on: boolean) => void;
  onQuantity: (quantity: number) => Promise<void>;
  onAccept: () => Promise<void>;
  onRemove: () => void;
}

/** One item: what was chosen, how many, what it costs now, and what stands in the way of ordering it. */
export function CartLine({
  item,
  selected,
  refused,
  onSelect,
  onQuantity,
  onAccept,
  onRemove,
}: CartLineProps): ReactElement {
  const { t, language, reading } = useWords();
  const accept = usePress();
  const { productName: name, valid, invalidReason, priceChanged, durationNum, durationUnit } = item;
  return (
    <li className={`cart-line${valid ? "" : " cart-line-invalid"}`} data-cart-item={item.id}>
      <input
        type="checkbox"
        className="cart-check"
        aria-label={t("cart.select", { name })}
        checked={selected && valid}
        disabled={!valid}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <div className="cart-what">
        <p className="cart-name">
          {invalidReason === "withdrawn" ? name : <Link to={calculatorAddress(item.productCode)}>{name}</Link>}
          {!valid && (
            <span className="bp6-tag bp6-minimal bp6-intent-danger cell-tag">
              {t(invalidReason === "choices" ? "cart.choicesGone" : "cart.withdrawn")}
            </span>
          )}
        </p>
        <dl className="cart-attrs">
          {item.attrs.map(({ attrCode, attrName, valueName }) => (
            <div key={attrCode}>
              <dt>{attrName}</dt>
              <dd>{valueName}</dd>
            </div>
          ))}
          {durationNum !== null && durationUnit !== null && (
            <div>
              <dt>{t("calculator.duration")}</dt>
              <dd>{durationLabel({ durationNum, durationUnit }, language)}</dd>
            </div>
          )}
        </dl>
      </div>
      <QuantityInput name={name} quantity={item.quantity} disabled={!valid} onQuantity={onQuantity} />
      <div className="cart-price">
        {item.listAmount !== item.payAmount && (
          <s aria-label={t("calculator.list")}>
            <Amount value={item.listAmount} />
          </s>
        )}
        <span className="cart-pay" data-pay={item.payAmount}>
          <Amount value={item.payAmount} />
        </span>
        {valid && priceChanged && (
          <div className="cart-changed">
            <span className="bp6-tag bp6-minimal bp6-intent-warning cell-tag">
              {t("cart.changed", { before: amountText(item.addedAmount, reading) })}
            </span>
            <button
              type="button"
              className="action-text"
              aria-label={t("cart.acceptFor", { name })}
              disabled={accept.blocked}
              onClick={() => void accept.press(onAccept)}
            >
              {t("cart.accept")}
            </button>
          </div>
        )}
        {refused !== undefined && <p className="cart-refused">{refused}</p>}
      </div>
      <button
        type="button"
        className="action-text cart-remove"
        aria-label={t("cart.deleteFor", { name })}
        onClick={onRemove}
      >
        {t("cart.delete")}
      </button>
    </li>
  );
}
