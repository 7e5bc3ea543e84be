import { ilike, or, type SQL, sql } from "drizzle-orm";
import { gramsOf, keywordGrams } from "../../../domain/grams";
import type { ResourceType } from "../../../generated/api";
import { resourceGrams, resources } from "../../database/schema/resource";
import type { Context } from "../../context";
import { containing } from "../../lists/filter";

type SearchedTexts = Pick<typeof resources.$inferSelect, "type" | "name" | "resourceId" | "attrs">;

/** Attributes in which a keyword is looked for besides name and id: a text, or a list of texts. */
const searchedAttrs = ["ipAddress", "privateIp"] as const;

/** What stands for the type among letter pairs: longer than any of them. */
const typeGram = (type: ResourceType): string => `#${type}`;

/** The letter pairs by which a keyword finds a resource, and its type: a keyword is mostly looked for in one type. */
export function gramsOfResource({ type, name, resourceId, attrs }: SearchedTexts): string[] {
  const texts = searchedAttrs.flatMap((attr) => [attrs[attr]].flat());
  return [typeGram(type), ...gramsOf(name, resourceId, ...texts.filter((text) => typeof text === "string"))];
}

/**
 * Ids of the customer's resources with a text in their name, their id or one of their addresses. Letter pairs find them; texts are read
 * only where these do not say enough.
 * @param types only those of this type, if it is one; of several all are found
 */
export function keywordIds(text: string, types: readonly ResourceType[], { user }: Context): SQL {
  const { grams, exact } = keywordGrams(text);
  const [type, ...others] = types;
  const wanted = type && others.length === 0 ? [...grams, typeGram(type)] : grams;
  const ids = sql`ids_with_grams(${user.customId}, ${sql.param(wanted, resourceGrams.grams)})`;
  // In a query of its own the planner does not call it to learn how many ids it gives.
  if (exact) return sql`select unnest((select ${ids}))`;
  const attrs = searchedAttrs.map((name) => sql`${resources.attrs}->>${sql.raw(`'${name}'`)}`);
  const texts = [resources.name, resources.resourceId, ...attrs];
  const contains = or(...texts.map((column) => ilike(column, containing(text))));
  return sql`select ${resources.id} from ${resources} where ${resources.id} = any((select ${ids})::bigint[]) and (${contains})`;
}
