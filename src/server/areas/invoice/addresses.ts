import { and, desc, eq } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { mailAddresses } from "../../database/schema/invoice";
import { refuse } from "../../errors";
import { defineList } from "../../lists/define-list";
import { contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { checkRoom, chooseDefault, deleteFromBook, keepDefault, lockBooks } from "../default-entry";

/** A row of addresses. */
export type AddressRow = typeof mailAddresses.$inferSelect;

/** Addresses of the caller's customer. */
export const addressList = defineList("listMailAddresses", {
  table: mailAddresses,
  owner: ofCustomer(mailAddresses.customId),
  filters: {
    keyword: contains(mailAddresses.receiver, mailAddresses.phone, mailAddresses.city, mailAddresses.address),
  },
  sort: [desc(mailAddresses.isDefault), desc(mailAddresses.id)],
  show: (row) => {
    const { customId: _custom, createTime, ...shown } = row;
    return {
      ...shown,
      label: `${row.receiver} ${row.phone} ${wholeAddress(row)}`,
      createTime: toLocalDateTime(createTime),
    };
  },
});

/** What is done with them. */
export const addressHandlers = {
  getMailAddress: async ({ id }, context) => addressList.show(await addressList.get(id, context), context),

  saveMailAddress: async (input, context) => {
    const { customId } = context.user;
    const id = await context.db.transaction(async (tx) => {
      await lockBooks(tx, customId);
      const saved = await writeAddress(tx, input, context);
      await keepDefault(tx, mailAddresses, customId);
      return saved;
    });
    return { id };
  },

  deleteMailAddresses: async ({ ids }, context) => {
    await deleteFromBook(context, mailAddresses, ids);
    return null;
  },

  setDefaultMailAddress: async ({ id }, context) => {
    await chooseDefault(context, mailAddresses, id);
    return null;
  },
} satisfies Partial<Handlers>;

/** Province, city, district and street in one line, as an envelope has it. */
export function wholeAddress({
  province,
  city,
  district,
  address,
}: Pick<AddressRow, "province" | "city" | "district" | "address">): string {
  // A municipality is its own province.
  return [province === city ? "" : province, city, district, address].join("");
}

async function writeAddress(
  tx: Tx,
  { id, clientToken: _token, ...given }: Input<"saveMailAddress">,
  context: Context,
): Promise<number> {
  const { customId } = context.user;
  const values = { zipCode: null, ...given };
  if (id === undefined) {
    await checkRoom(tx, mailAddresses, customId);
    const [made] = await tx
      .insert(mailAddresses)
      .values({ ...values, customId, createTime: context.now() })
      .returning({ id: mailAddresses.id });
    return made?.id ?? 0;
  }
  const { rowCount } = await tx
    .update(mailAddresses)
    .set(values)
    .where(and(addressList.owned(context), eq(mailAddresses.id, id)));
  if (rowCount === 0) throw refuse("NOT_FOUND");
  return id;
}
