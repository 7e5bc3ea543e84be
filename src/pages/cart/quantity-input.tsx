import { type ReactElement, useEffect, useRef, useState } from "react";
import { useWords } from "../../state/language";
import { LEAST, MOST, quantityOf } from "./cart-state";

/** How long pressing or typing pauses before the quantity is saved, milliseconds. */
const PAUSE_MS = 400;

/** How many of an item, 1 to 100: typed, or by the buttons and arrows beside it. Pressed ten times it is saved once. */
export function QuantityInput(props: {
  name: string;
  quantity: number;
  disabled: boolean;
  onQuantity: (quantity: number) => Promise<void>;
}): ReactElement {
  const { name, quantity, disabled, onQuantity } = props;
  const { t } = useWords();
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = draft ?? String(quantity);
  const present = quantityOf(shown) ?? quantity;

  const save = (text: string): void => {
    clearTimeout(timer.current);
    const wanted = quantityOf(text);
    if (wanted === undefined || wanted === quantity) return setDraft(undefined);
    setDraft(String(wanted));
    // What was typed meanwhile stays; else the cart's own quantity is shown again, whatever became of it.
    void onQuantity(wanted).finally(() => setDraft((now) => (now === String(wanted) ? undefined : now)));
  };
  const type = (text: string): void => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => quantityOf(text) !== undefined && save(text), PAUSE_MS);
  };
  const step = (by: number): void => type(String(Math.max(LEAST, Math.min(MOST, present + by))));
  return (
    <div className="cart-quantity" role="group" aria-label={t("cart.quantity", { name })}>
      <button
        type="button"
        className="bp6-button"
        aria-label={t("cart.decrease", { name })}
        disabled={disabled || present <= LEAST}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        className="bp6-input"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t("cart.quantity", { name })}
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        aria-valuenow={present}
        disabled={disabled}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => save(event.target.value)}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (event.key === "Enter") save(event.currentTarget.value);
          if (by === undefined) return;
          event.preventDefault();
          step(by);
        }}
      />
      <button
        type="button"
        className="bp6-button"
        aria-label={t("cart.increase", { name })}
        disabled={disabled || present >= MOST}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
