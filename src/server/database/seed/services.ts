import type { Seed } from "./run/seed-type";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { services } from "../schema/service";
import { processes } from "./services-data/processes";
import { priceOf, seedServices, wordsOf } from "./services-data/services";

/** Who does what no partner does. */
const ownTeam = { zh: "平台专家团队", en: "Our own experts" };

/** The enterprise services on offer. */
export const seed: Seed = { needs: [], write: seedServiceCatalogue };

async function seedServiceCatalogue(db: Queryable): Promise<void> {
  const rows = seedServices.map((service, index) => ({
    id: index + 1,
    name: wordsOf(service.name),
    categoryId: service.category,
    summary: wordsOf(service.summary),
    content: wordsOf(service.content),
    provider: service.partner ? wordsOf(service.partner) : ownTeam,
    price: priceOf(service),
    period: wordsOf(service.period),
    tags: service.tags.map(wordsOf),
    scope: service.scope.map(wordsOf),
    process: [...processes[service.category]],
    sort: index + 1,
    status: 1,
  }));
  await bulkInsert(db, services, rows);
}
