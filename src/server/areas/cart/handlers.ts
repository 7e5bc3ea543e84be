import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Handlers } from "../../context";
import { cartItems, products } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import { priceWish, productsByCode } from "../product/catalogue";
import { toCartItem } from "./items";
import { modifyCartItem } from "./modify";
import { ownCart } from "./own-cart";

/** Rows a cart can hold; the whole of it fits into one order. */
export const cartLimit = 100;

/** The shopping cart. Each user has their own; others' rows answer like missing ones. */
export const handlers = {
  addToCart: async (input, context) => {
    const { user, now } = context;
    const found = (await productsByCode(context.db, [input.productCode])).get(input.productCode);
    const { attrs, quantity, durationNum, durationUnit, price } = priceWish(found, input, now());
    const { listAmount, payAmount } = price;
    return context.db.transaction(async (tx) => {
      // Two rows added at once must not both be the last one that fits.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cart'), ${user.id % 2_147_483_647}::int)`);
      if ((await tx.$count(cartItems, ownCart(context))) >= cartLimit) throw refuse("CART_FULL", { max: cartLimit });
      const [row] = await tx
        .insert(cartItems)
        .values({
          customId: user.customId,
          userId: user.id,
          productCode: input.productCode,
          attrs,
          quantity,
          durationNum,
          durationUnit,
          listAmount,
          payAmount,
          addTime: now(),
        })
        .returning({ id: cartItems.id });
      if (!row) throw new Error("an insert returns its row");
      await context.audit({ targets: [row.id] }, tx);
      return row;
    });
  },

  listCartItems: async (_input, context) => {
    const rows = await context.db
      .select()
      .from(cartItems)
      .innerJoin(products, eq(products.code, cartItems.productCode))
      .where(ownCart(context))
      .orderBy(desc(cartItems.addTime), desc(cartItems.id));
    const now = context.now();
    return rows.map((row) => toCartItem(row.cart_items, row.products, context.language, now));
  },

  modifyCartItem,

  deleteCartItems: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      const deleted = await tx
        .delete(cartItems)
        .where(and(ownCart(context), inArray(cartItems.id, ids)))
        .returning({ id: cartItems.id });
      if (deleted.length < ids.length) throw refuse("NOT_FOUND");
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
