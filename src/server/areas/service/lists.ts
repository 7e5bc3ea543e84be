import { eq, sql } from "drizzle-orm";
import { services } from "../../database/schema/service";
import { OfferStatus } from "../../database/schema/states";
import { defineList } from "../../lists/define-list";
import { contains, is } from "../../lists/filter";

/** Enterprise services on offer. */
export const serviceList = defineList("listServices", {
  table: services,
  owner: () => eq(services.status, OfferStatus.offered),
  filters: {
    // In both languages: people know services by either name.
    keyword: contains(...[services.name, services.summary, services.tags].map((column) => sql`${column}::text`)),
    categoryId: is(services.categoryId),
  },
  sort: { fields: services, default: services.sort, order: "ascending" },
  show: ({ id, name, categoryId, summary, provider, price, tags }, { language }) => ({
    id,
    name: name[language],
    categoryId,
    summary: summary[language],
    provider: provider[language],
    price: price[language],
    tags: tags.map((words) => words[language]),
  }),
});

/** The lists of this area, by operation. */
export const lists = { listServices: serviceList };
