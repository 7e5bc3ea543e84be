import type { Seed } from "./run/seed-type";
import { eq } from "drizzle-orm";
import { checkChoices } from "../../areas/product/choices";
import { priceOf } from "../../areas/product/price";
import { addDays } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { cartItems, products } from "../schema/commerce";
import { users } from "../schema/identity";
import { seededRandom } from "./bills-generator/random";
import type { SeedProduct } from "./commerce-data/attributes";
import { furtherProducts, withdrawnProduct } from "./commerce-data/further-products";
import { introductions } from "./commerce-data/introductions";
import { categoryNames, seedProducts } from "./commerce-data/products";
import { sampleChoices, sampleDuration } from "./commerce-data/wishes";

/** Products, and a few rows in the carts of admin, of a channel and of the second customer. */
export const seed: Seed = { needs: ["identity"], write: seedCommerce };

async function seedCommerce(db: Queryable, today: Date): Promise<void> {
  await bulkInsert(
    db,
    products,
    [...seedProducts, ...furtherProducts].map((product, position) => productRow(product, position, 1)),
  );
  await bulkInsert(db, products, [productRow(withdrawnProduct, 0, 0)]);
  await seedCart(db, "admin", 3, today);
  await seedCart(db, "type0", 1, today);
  await seedCart(db, "channel", 2, today, withdrawnProduct);
}

function productRow(
  { words, serviceCategory = "Security", ...product }: SeedProduct,
  position: number,
  status: 0 | 1,
): typeof products.$inferInsert {
  const introduction = introductions[product.code] ?? { introduceEn: words.en, features: [], scenes: [] };
  return {
    ...product,
    ...introduction,
    serviceCategory,
    name: words.zh,
    nameEn: words.en,
    categoryName: categoryNames[product.categoryId] ?? "",
    vendor: "中金云",
    cloudCode: "qingyun",
    position,
    status,
  };
}

/** Rows of a user's cart; the first one was added before its price rose, `last` (if any) is no longer sold. */
async function seedCart(
  db: Queryable,
  username: string,
  count: number,
  today: Date,
  last?: SeedProduct,
): Promise<void> {
  const [user] = await db
    .select({ id: users.id, customId: users.customId })
    .from(users)
    .where(eq(users.username, username));
  if (!user) return;
  const random = seededRandom(user.id);
  const rows = [...seedProducts.slice(0, count), ...(last ? [last] : [])].map(
    (product, at): typeof cartItems.$inferInsert => {
      const duration = sampleDuration(random, product);
      const attrs = checkChoices(product.attributes, sampleChoices(random, product), today);
      const { listAmount, payAmount } = priceOf(product, attrs, 1, duration ?? {});
      return {
        customId: user.customId,
        userId: user.id,
        productCode: product.code,
        attrs,
        quantity: 1,
        durationNum: duration?.durationNum ?? null,
        durationUnit: duration?.durationUnit ?? null,
        listAmount,
        payAmount: at === 0 ? "1000.00" : payAmount,
        addTime: addDays(today, at - count),
      };
    },
  );
  await bulkInsert(db, cartItems, rows);
}
