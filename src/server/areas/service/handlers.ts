import { and, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Service } from "../../../generated/api";
import { WorkOrderSeverity } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Handlers } from "../../context";
import type { Queryable } from "../../database/client";
import { containing, orderOf, pageOf } from "../../database/page";
import { services } from "../../database/schema/service";
import { refuse, type Words } from "../../errors";
import { openWorkOrder } from "../work-order/open-work-order";
import { OfferStatus } from "../../database/schema/states";

type ServiceRow = typeof services.$inferSelect;

/** Enterprise services; an enquiry about one is a work order. */
export const handlers = {
  listServices: async (input, { db, language }) => {
    const page = pageOf(input);
    const where = and(eq(services.status, OfferStatus.offered), ...filters(input));
    const order = orderOf(services[input.sortField ?? "sort"], services.id, input.sortOrder ?? "ascending");
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(services)
        .where(where)
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset),
      db.$count(services, where),
    ]);
    return { list: rows.map((row) => toService(row, language)), total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  getService: async ({ id }, { db, language }) => {
    const row = await offered(db, id);
    return {
      ...toService(row, language),
      content: row.content[language],
      period: row.period[language],
      scope: row.scope.map((words) => words[language]),
      process: row.process.map(({ name, description, duration }) => ({
        name: name[language],
        description: description[language],
        duration: duration[language],
      })),
    };
  },

  enquireService: async ({ id, message, contact, phone }, context) => {
    const { name } = await offered(context.db, id);
    const opening: Words = { zh: `咨询企业服务：${name.zh}`, en: `Enquiry: ${name.en}` };
    const asked = {
      title: short(opening[context.language]),
      type: "demand",
      severity: WorkOrderSeverity.normal,
      serviceId: id,
      content: message,
      ...(contact !== undefined && { contact }),
      ...(phone !== undefined && { phone }),
    } as const;
    return { id: await context.db.transaction((tx) => openWorkOrder(tx, context, asked)) };
  },
} satisfies Partial<Handlers>;

async function offered(db: Queryable, id: number): Promise<ServiceRow> {
  const [row] = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.status, OfferStatus.offered)));
  if (!row) throw refuse("NOT_FOUND");
  return row;
}

function toService(
  { id, name, categoryId, summary, provider, price, tags }: ServiceRow,
  language: keyof Words,
): Service {
  return {
    id,
    name: name[language],
    categoryId,
    summary: summary[language],
    provider: provider[language],
    price: price[language],
    tags: tags.map((words) => words[language]),
  };
}

/** A keyword is looked for in both languages: people know services by either name. */
function filters({ keyword, categoryId }: Input<"listServices">): (SQL | undefined)[] {
  const text = keyword?.trim();
  const searched = [services.name, services.summary, services.tags].map((column) => sql`${column}::text`);
  return [
    text ? or(...searched.map((column) => ilike(column, containing(text)))) : undefined,
    categoryId === undefined ? undefined : eq(services.categoryId, categoryId),
  ];
}

/** As long as a title may be. */
function short(text: string): string {
  return [...text].slice(0, 80).join("");
}
