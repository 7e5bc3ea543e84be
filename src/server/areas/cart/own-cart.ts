import { and, eq, type SQL } from "drizzle-orm";
import type { Context } from "../../context";
import { cartItems } from "../../database/schema/commerce";
import { owned } from "../../lists/owner";

/** The caller's own rows; of another customer's user none, even under the same user id. */
export function ownCart({ user }: Context): SQL | undefined {
  return and(eq(cartItems.userId, user.id), owned(cartItems, user.customId));
}
