import { and, ilike, or, type SQL, sql } from "drizzle-orm";
import { gramsOf, keywordGrams } from "../../../domain/grams";
import { resourceGrams, resources } from "../../database/schema/resource";
import { containing, type Filter } from "../../lists/filter";

type SearchedTexts = Pick<typeof resources.$inferSelect, "name" | "resourceId" | "attrs">;

/** Attributes in which a keyword is looked for besides name and id: a text, or a list of texts. */
const searchedAttrs = ["ipAddress", "privateIp"] as const;

/** The letter pairs by which a keyword finds a resource. */
export function gramsOfResource({ name, resourceId, attrs }: SearchedTexts): string[] {
  const texts = searchedAttrs.flatMap((attr) => [attrs[attr]].flat());
  return gramsOf(name, resourceId, ...texts.filter((text) => typeof text === "string"));
}

/**
 * Resources whose ids a query gives. That is answered once and before anything else: PostgreSQL takes it for many more than it mostly is, and
 * would rather walk through all rows in the order of the list.
 */
export function amongRows(ids: SQL): SQL {
  return sql`${resources.id} = any(array(${ids}))`;
}

/**
 * Resources with a text in their name, their id or one of their addresses. The index of letter pairs finds them; texts are read only where
 * the pairs do not say enough.
 */
export const keywordFilter: Filter<string> = (text, { user }): SQL | undefined => {
  const { grams, exact } = keywordGrams(text.trim());
  const found = amongRows(sql`select resources_with_grams(${user.customId}, ${sql.param(grams, resourceGrams.grams)})`);
  const attrs = searchedAttrs.map((name) => sql`${resources.attrs}->>${sql.raw(`'${name}'`)}`);
  const texts = [resources.name, resources.resourceId, ...attrs];
  return exact ? found : and(found, or(...texts.map((column) => ilike(column, containing(text)))));
};
