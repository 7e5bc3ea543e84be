import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { cartItems } from "../../../src/server/database/schema/commerce";
import { users } from "../../../src/server/database/schema/identity";
import { type Example, foreignId, own, ownId } from "../example";

/** Something that can be bought. */
const wish = {
  productCode: "hss",
  quantity: 2,
  durationNum: 1,
  durationUnit: "Y",
  attrs: [
    { attrCode: "edition", value: "enterprise" },
    { attrCode: "hosts", value: "10" },
    { attrCode: "tamper", value: "no" },
  ],
};

/** A row of the admin's cart, to be ordered or deleted, at the price of today. */
export async function newCartItem(db: Database): Promise<number> {
  const userId = await ownId(db, users, eq(users.username, "admin"));
  const words = { zh: "示例", en: "Example" };
  const attrs = [
    { attrCode: "depth", value: "quick" },
    { attrCode: "targets", value: "www.example.com" },
  ];
  const row = {
    customId: own,
    userId,
    productCode: "vulscan",
    quantity: 1,
    listAmount: "99.00",
    payAmount: "99.00",
    attrs: attrs.map((attr) => ({ ...attr, attrName: words, valueName: words })),
  };
  const [item] = await db.insert(cartItems).values(row).returning({ id: cartItems.id });
  return item?.id ?? 0;
}

/** Products and the cart. */
export const examples = {
  listProducts: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "startPrice",
      sortOrder: "descending",
      keyword: "防火墙",
      categoryId: 1,
    }),
  },
  getProduct: { input: () => ({ code: "waf" }) },
  getPriceAttributes: { input: () => ({ productCode: "waf" }) },
  getPrice: { input: () => ({ ...wish, orderType: 1 }) },
  addToCart: { input: () => wish },
  listCartItems: {},
  modifyCartItem: {
    input: async (db) => ({ id: await newCartItem(db), quantity: 3 }),
    foreign: { id: foreignId(cartItems) },
  },
  deleteCartItems: { input: async (db) => ({ ids: [await newCartItem(db)] }), foreign: { ids: foreignId(cartItems) } },
} satisfies Partial<Record<OperationId, Example>>;
