import { and, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import type { MailAddress } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { readPage } from "../../database/listed";
import { containing } from "../../database/page";
import { mailAddresses } from "../../database/schema/invoice";
import { refuse } from "../../errors";
import { toLocalDateTime } from "../../time";
import { checkRoom, chooseDefault, deleteFromBook, keepDefault, lockBooks } from "../default-entry";

/** A row of addresses. */
export type AddressRow = typeof mailAddresses.$inferSelect;

/** Addresses of the caller's customer. */
export const addressHandlers = {
  listMailAddresses: (input, context) =>
    readPage(
      context.db,
      {
        table: mailAddresses,
        where: and(own(context), matching(input)),
        order: [desc(mailAddresses.isDefault), desc(mailAddresses.id)],
        show: toAddress,
      },
      input,
    ),

  getMailAddress: async ({ id }, context) => toAddress(await readAddress(context.db, id, context)),

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

/** An address of the caller's customer. @throws AnswerError NOT_FOUND */
export async function readAddress(db: Queryable, id: number, context: Context): Promise<AddressRow> {
  const [row] = await db
    .select()
    .from(mailAddresses)
    .where(and(own(context), eq(mailAddresses.id, id)));
  if (!row) throw refuse("NOT_FOUND");
  return row;
}

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
    .where(and(own(context), eq(mailAddresses.id, id)));
  if (rowCount === 0) throw refuse("NOT_FOUND");
  return id;
}

function own({ user }: Context): SQL {
  return eq(mailAddresses.customId, user.customId);
}

function matching({ keyword }: Input<"listMailAddresses">): SQL | undefined {
  if (!keyword) return undefined;
  const { receiver, phone, city, address } = mailAddresses;
  return or(...[receiver, phone, city, address].map((column) => ilike(column, containing(keyword))));
}

function toAddress(row: AddressRow): MailAddress {
  const { customId: _custom, createTime, ...shown } = row;
  return {
    ...shown,
    label: `${row.receiver} ${row.phone} ${wholeAddress(row)}`,
    createTime: toLocalDateTime(createTime),
  };
}
