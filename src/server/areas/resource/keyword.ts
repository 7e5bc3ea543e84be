import { ilike, or, type SQL, sql } from "drizzle-orm";
import { gramsOf, keywordGrams } from "../../../domain/grams";
import { resourceGrams, resources } from "../../database/schema/resource";
import type { Context } from "../../context";
import { containing } from "../../lists/filter";

type SearchedTexts = Pick<typeof resources.$inferSelect, "name" | "resourceId" | "attrs">;

/** Attributes in which a keyword is looked for besides name and id: a text, or a list of texts. */
const searchedAttrs = ["ipAddress", "privateIp"] as const;

/** The letter pairs by which a keyword finds a resource. */
export function gramsOfResource({ name, resourceId, attrs }: SearchedTexts): string[] {
  const texts = searchedAttrs.flatMap((attr) => [attrs[attr]].flat());
  return gramsOf(name, resourceId, ...texts.filter((text) => typeof text === "string"));
}

/**
 * Ids of the customer's resources with a text in their name, their id or one of their addresses. Letter pairs find them; texts are read only
 * where these do not say enough.
 */
export function keywordIds(text: string, { user }: Context): SQL {
  const { grams, exact } = keywordGrams(text);
  const ids = sql`ids_with_grams(${user.customId}, ${sql.param(grams, resourceGrams.grams)})`;
  // In a query of its own the planner does not call it to learn how many ids it gives.
  if (exact) return sql`select unnest((select ${ids}))`;
  const attrs = searchedAttrs.map((name) => sql`${resources.attrs}->>${sql.raw(`'${name}'`)}`);
  const texts = [resources.name, resources.resourceId, ...attrs];
  const contains = or(...texts.map((column) => ilike(column, containing(text))));
  return sql`select ${resources.id} from ${resources} where ${resources.id} = any((select ${ids})::bigint[]) and (${contains})`;
}
