import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { InvoiceType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { invoiceTitles } from "../../database/schema/invoice";
import { refuse } from "../../errors";
import { defineList } from "../../lists/define-list";
import { contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { checkRoom, chooseDefault, deleteFromBook, keepDefault, lockBooks } from "../default-entry";

/** A row of titles. */
export type TitleRow = typeof invoiceTitles.$inferSelect;

/** What a special VAT invoice prints of its title. */
const forSpecial = ["taxNo", "regAddress", "regPhone", "bankName", "bankNo"] as const;

/** Titles of the caller's customer. */
export const titleList = defineList("listInvoiceTitles", {
  table: invoiceTitles,
  owner: ofCustomer(invoiceTitles.customId),
  filters: {
    keyword: contains(invoiceTitles.title, invoiceTitles.taxNo),
    invoiceType: (type) =>
      type === InvoiceType.special ? and(eq(invoiceTitles.titleType, "company"), ...complete()) : undefined,
  },
  sort: [desc(invoiceTitles.isDefault), desc(invoiceTitles.id)],
  show: (row) => {
    const { customId: _custom, createTime, ...shown } = row;
    return { ...shown, special: fitsSpecial(row), createTime: toLocalDateTime(createTime) };
  },
});

/** What is done with them. */
export const titleHandlers = {
  getInvoiceTitle: async ({ id }, context) => titleList.show(await titleList.get(id, context), context),

  saveInvoiceTitle: async (input, context) => {
    const { customId } = context.user;
    if (input.titleType === "company" && input.taxNo === undefined) throw refuse("TITLE_TAX_NO");
    const id = await refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        await lockBooks(tx, customId);
        const saved = await writeTitle(tx, input, context);
        await keepDefault(tx, invoiceTitles, customId);
        return saved;
      }),
    );
    return { id };
  },

  deleteInvoiceTitles: async ({ ids }, context) => {
    await deleteFromBook(context, invoiceTitles, ids);
    return null;
  },

  setDefaultInvoiceTitle: async ({ id }, context) => {
    await chooseDefault(context, invoiceTitles, id);
    return null;
  },
} satisfies Partial<Handlers>;

/** Domain rules: "VAT special needs tax number, address, phone, bank, account". */
export function fitsSpecial(title: TitleRow): boolean {
  return title.titleType === "company" && forSpecial.every((name) => title[name] !== null);
}

function complete(): SQL[] {
  return forSpecial.map((name) => sql`${invoiceTitles[name]} IS NOT NULL`);
}

/** What is left out is taken away: the form shows the whole title. */
async function writeTitle(
  tx: Tx,
  { id, clientToken: _token, ...given }: Input<"saveInvoiceTitle">,
  context: Context,
): Promise<number> {
  const { customId } = context.user;
  const values = { taxNo: null, regAddress: null, regPhone: null, bankName: null, bankNo: null, ...given };
  if (id === undefined) {
    await checkRoom(tx, invoiceTitles, customId);
    const [made] = await tx
      .insert(invoiceTitles)
      .values({ ...values, customId, createTime: context.now() })
      .returning({ id: invoiceTitles.id });
    return made?.id ?? 0;
  }
  const { rowCount } = await tx
    .update(invoiceTitles)
    .set(values)
    .where(and(titleList.owned(context), eq(invoiceTitles.id, id)));
  if (rowCount === 0) throw refuse("NOT_FOUND");
  return id;
}
