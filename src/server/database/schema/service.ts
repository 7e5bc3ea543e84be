import { bigint, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { EnterpriseServiceCategory } from "../../../generated/api";
import { OfferStatus } from "./states";

/** A text in both languages. */
interface Words {
  zh: string;
  en: string;
}

/** A step of a service, in both languages. */
export interface ServiceStepWords {
  name: Words;
  description: Words;
  duration: Words;
}

/** Enterprise services: the same for every customer. */
export const services = pgTable("services", {
  id: bigint("id", { mode: "number" }).primaryKey(),
  name: jsonb("name").$type<Words>().notNull(),
  categoryId: integer("category_id").$type<EnterpriseServiceCategory>().notNull(),
  summary: jsonb("summary").$type<Words>().notNull(),
  /** A blank line between paragraphs. */
  content: jsonb("content").$type<Words>().notNull(),
  provider: jsonb("provider").$type<Words>().notNull(),
  price: jsonb("price").$type<Words>().notNull(),
  period: jsonb("period").$type<Words>().notNull(),
  tags: jsonb("tags").$type<Words[]>().notNull(),
  scope: jsonb("scope").$type<Words[]>().notNull(),
  process: jsonb("process").$type<ServiceStepWords[]>().notNull(),
  /** Place among all. */
  sort: integer("sort").notNull(),
  status: integer("status").notNull().default(OfferStatus.offered),
});
