import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import * as calls from "../../generated/calls";
import { ApiError } from "../../api/error";
import { sumDecimals } from "../../domain/decimal-math";
import { randomCode } from "../../api/random-code";
import { focusField } from "../../render/form/form-context";
import type { FormState } from "../../render/form/form-state";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import { usePress } from "../../state/use-press";
import { orderAddress } from "../addresses";
import { useSubmitToken } from "../use-submit-token";
import { refusedInputs, type Wish } from "./price-request";
import type { KnownPrice } from "./use-price";

/** What can be done with a price. */
export interface Purchase {
  busy: boolean;
  /** How often something was put into the cart. */
  added: number;
  addToCart: () => void;
  buy: () => void;
}

/** What a purchase is made from. */
export interface PurchaseParts {
  state: FormState;
  idPrefix: string;
  price: KnownPrice;
  /** What is chosen at this moment. */
  wish: () => Wish;
}

/** Puts what is chosen into the cart, or orders it at the price that is shown, once however often it is sent. */
export function usePurchase({ state, idPrefix, price, wish: chosen }: PurchaseParts): Purchase {
  const { api, toaster } = useConsole();
  const { outcomes } = useInside();
  const { t } = useWords();
  const navigate = useNavigate();
  const { blocked, press } = usePress();
  const [added, setAdded] = useState(0);
  const tokens = useSubmitToken();

  /** Does it where nothing is wrong; what the server refuses goes to the inputs. The buttons rest for the time of specification §9. */
  const attempt = async (work: (wish: Wish) => Promise<void>): Promise<void> => {
    flushSync(() => state.collectDrafts());
    const [wrong] = state.problems(state.values).keys();
    if (wrong !== undefined) {
      state.refuse();
      focusField(idPrefix, wrong.split(".")[0] ?? wrong);
      return;
    }
    await press(() => send(work, chosen()));
  };

  const send = async (work: (wish: Wish) => Promise<void>, wish: Wish): Promise<void> => {
    try {
      await work(wish);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      state.fail({
        message: failure.message,
        fieldErrors: refusedInputs(failure.fieldErrors, wish),
        requestId: failure.requestId,
      });
      const [first] = state.faulty;
      if (first) focusField(idPrefix, first.name);
    }
  };

  const addToCart = async (wish: Wish): Promise<void> => {
    await api.call(calls.addToCart, wish, { told: "inPlace" });
    state.submission.setSaved(randomCode());
    setAdded((count) => count + 1);
  };

  const buy = async (wish: Wish): Promise<void> => {
    const { payAmount: due, couponAmount } = await price.now(wish);
    if (due !== price.price?.payAmount) {
      // Nobody buys at a price they have not seen.
      toaster.show({ tone: "warning", message: t("calculator.otherPrice") });
      return;
    }
    // Of an item the price before a voucher: that pays for the order as a whole, when it is paid.
    const items = [{ ...wish, payAmount: sumDecimals([due, couponAmount]) }];
    const cloudTicketId = price.voucher.chosen?.id;
    const order = { items, ...(cloudTicketId !== undefined && { cloudTicketId }) };
    const { orderId, orderNo } = await api.call(
      calls.commitOrder,
      { ...order, clientToken: tokens.of(order) },
      { told: "inPlace" },
    );
    tokens.done();
    state.submission.setSaved(randomCode());
    outcomes.tell({ message: (words) => words.t("calculator.ordered", { orderNo }), pending: true });
    void navigate(orderAddress(orderId));
  };
  return { busy: blocked, added, addToCart: () => void attempt(addToCart), buy: () => void attempt(buy) };
}
