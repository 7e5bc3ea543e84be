import type { Queryable } from "../database/client";
import { referenceRegions } from "../database/reference/regions";
import { products } from "../database/schema/commerce";
import { parts, wholeNames } from "./terms";

const han = /\p{Script=Han}/u;

const regionNames = new Map(
  Object.values(referenceRegions).flatMap((regions) =>
    regions.map(({ regionName, regionNameEn }) => [regionName, regionNameEn] as const),
  ),
);

/** Names of the catalogue: bills keep the Chinese one of what was ordered. */
const offered = new Map<string, string>();

/** Reads what the products of the catalogue are called in English; those added later are known after the next start. */
export async function learnProductNames(db: Queryable): Promise<void> {
  const rows = await db.select({ name: products.name, nameEn: products.nameEn }).from(products);
  for (const { name, nameEn } of rows) offered.set(name, nameEn);
}

/**
 * A text of a cloud, such as a product, a region or a unit, in the reader's language: clouds of China write bills in Chinese, and
 * the database keeps them as they came. A text is answered in English whole or not at all.
 */
export function cloudName(text: string, language: "zh" | "en"): string {
  if (language === "zh" || !han.test(text)) return text;
  const name = wholeNames.get(text) ?? regionNames.get(text) ?? offered.get(text);
  if (name !== undefined) return name;
  const told = parts.reduce((rest, [pattern, english]) => rest.replace(pattern, english), text);
  return han.test(told) ? text : told;
}
