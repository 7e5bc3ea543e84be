import { and, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { InvoiceTitle } from "../../../generated/api";
import { InvoiceType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { readPage } from "../../database/listed";
import { containing } from "../../database/page";
import { invoiceTitles } from "../../database/schema/invoice";
import { refuse } from "../../errors";
import { toLocalDateTime } from "../../time";
import { checkRoom, chooseDefault, deleteFromBook, keepDefault, lockBooks } from "../default-entry";

/** A row of titles. */
export type TitleRow = typeof invoiceTitles.$inferSelect;

/** What a special VAT invoice prints of its title. */
const forSpecial = ["taxNo", "regAddress", "regPhone", "bankName", "bankNo"] as const;

/** Titles of the caller's customer. */
export const titleHandlers = {
  listInvoiceTitles: (input, context) =>
    readPage(
      context.db,
      {
        table: invoiceTitles,
        where: and(own(context), ...filters(input)),
        order: [desc(invoiceTitles.isDefault), desc(invoiceTitles.id)],
        show: toTitle,
      },
      input,
    ),

  getInvoiceTitle: async ({ id }, context) => toTitle(await readTitle(context.db, id, context)),

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

/** A title of the caller's customer. @throws AnswerError NOT_FOUND */
export async function readTitle(db: Queryable, id: number, context: Context): Promise<TitleRow> {
  const [row] = await db
    .select()
    .from(invoiceTitles)
    .where(and(own(context), eq(invoiceTitles.id, id)));
  if (!row) throw refuse("NOT_FOUND");
  return row;
}

/** Domain rules: "VAT special needs tax number, address, phone, bank, account". */
export function fitsSpecial(title: TitleRow): boolean {
  return title.titleType === "company" && forSpecial.every((name) => title[name] !== null);
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
    .where(and(own(context), eq(invoiceTitles.id, id)));
  if (rowCount === 0) throw refuse("NOT_FOUND");
  return id;
}

function own({ user }: Context): SQL {
  return eq(invoiceTitles.customId, user.customId);
}

function filters({ keyword, invoiceType }: Input<"listInvoiceTitles">): (SQL | undefined)[] {
  const complete = forSpecial.map((name) => sql`${invoiceTitles[name]} IS NOT NULL`);
  return [
    keyword
      ? or(ilike(invoiceTitles.title, containing(keyword)), ilike(invoiceTitles.taxNo, containing(keyword)))
      : undefined,
    invoiceType === InvoiceType.special ? and(eq(invoiceTitles.titleType, "company"), ...complete) : undefined,
  ];
}

function toTitle(row: TitleRow): InvoiceTitle {
  const { customId: _custom, createTime, ...shown } = row;
  return { ...shown, special: fitsSpecial(row), createTime: toLocalDateTime(createTime) };
}
