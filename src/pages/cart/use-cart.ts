import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as calls from "../../generated/calls";
import { ApiError } from "../../api/error";
import type { CartItem } from "../../generated/api";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import { usePress } from "../../state/use-press";
import { orderAddress } from "../addresses";
import { useSubmitToken } from "../use-submit-token";
import { isCart, refusedItems } from "./cart-state";

/** Where TanStack Query keeps the rows; the header counts the same ones. */
const cartKey = ["listCartItems", {}] as const;

/** A refused order. */
export interface Refusal {
  message: string;
  /** What it says of single items. */
  items: ReadonlyMap<number, string>;
}

/** The cart and what can be done with it. Its rows are those that the header counts. */
export function useCart() {
  const { api } = useConsole();
  const { outcomes } = useInside();
  const { t } = useWords();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const tokens = useSubmitToken();
  const { blocked, press } = usePress();
  const [refusal, setRefusal] = useState<Refusal>();
  const query = useQuery({
    queryKey: cartKey,
    queryFn: ({ signal }) => api.call(calls.listCartItems, undefined, { signal }),
    // Prices are those of now, whatever the header has asked for before.
    refetchOnMount: "always",
  });

  const put = (item: CartItem): void => {
    queryClient.setQueryData<CartItem[]>(cartKey, (items) =>
      items?.map((other) => (other.id === item.id ? item : other)),
    );
  };

  /** Whatever was refused, the rows are fetched anew: they are not what they seemed. The call has said why. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      await query.refetch();
    }
  };

  const unreadable = query.data !== undefined && !isCart(query.data);
  return {
    items: unreadable ? undefined : query.data,
    /** Why there are no items. */
    error: unreadable
      ? new ApiError("unreadable", 0, t("error.unreadable"))
      : query.isError && query.data === undefined
        ? query.error
        : undefined,
    retry: () => void query.refetch(),
    /** An order is under way, or was made just now. */
    busy: blocked,
    refusal,

    setQuantity: ({ id }: CartItem, quantity: number) =>
      attempt(async () => put(await api.call(calls.modifyCartItem, { id, quantity }))),

    accept: ({ id, quantity, payAmount }: CartItem) =>
      attempt(async () => {
        put(await api.call(calls.modifyCartItem, { id, quantity, payAmount }));
        setRefusal(undefined);
      }),

    remove: (ids: number[]) =>
      attempt(async () => {
        await api.call(calls.deleteCartItems, { ids });
        outcomes.tell({ message: (words) => words.t("cart.removed") });
        setRefusal(undefined);
      }),

    /** Orders items, to be paid with a voucher if one is named. Refused, it says which stand in the way. */
    commit: (items: readonly CartItem[], cloudTicketId?: number) => press(() => commit(items, cloudTicketId)),
  };

  async function commit(items: readonly CartItem[], cloudTicketId?: number): Promise<void> {
    const carIds = items.map(({ id }) => id);
    // The amounts belong to the submit: the same items at other prices are another order.
    const clientToken = tokens.of([
      cloudTicketId,
      ...items.map(({ id, quantity, payAmount }) => [id, quantity, payAmount]),
    ]);
    try {
      const { orderId, orderNo } = await api.call(
        calls.commitOrder,
        { carIds, clientToken, ...(cloudTicketId !== undefined && { cloudTicketId }) },
        { told: "inPlace" },
      );
      tokens.done();
      outcomes.tell({ message: (words) => words.t("cart.ordered", { orderNo }), pending: true });
      void navigate(orderAddress(orderId));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal({ message: failure.message, items: refusedItems(failure.fieldErrors, carIds) });
      void query.refetch();
    }
  }
}
