import { type Condition, joined, type RowFilter } from "../../../../domain/filter/filter";
import { parseFilter } from "../../../../domain/filter/parse";
import { printFilter } from "../../../../domain/filter/print";
import type { CostDimension } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import { rowFilters } from "../../../../generated/row-filters";
import type { CostCell } from "./read-costs";

type Group = Pick<CostCell, "place" | "keys">;

/**
 * What tells the lines of a group besides its values, as text of listBillDetails' filter: which values they lack, and of all others together
 * which groups they are not of. Null where the values tell; undefined where a filter of its length cannot.
 */
export function filterBehind(
  { by = [], tagKey = "" }: Input<"listCosts">,
  { place, keys }: Group,
  groups: readonly Group[],
): string | null | undefined {
  const isOthers = place === 0 && by.length > 0;
  const filter = isOthers ? othersThan(groups, by, tagKey.trim()) : lacking(by, keys);
  if (!filter) return null;
  const vocabulary = rowFilters.listBillDetails;
  const text = printFilter(filter, vocabulary.properties);
  return parseFilter(text, vocabulary).mistake ? undefined : text;
}

/** Lines without a value of the dimensions of which the group has none. The tag of a row says by itself that there is none. */
function lacking(by: readonly CostDimension[], keys: Group["keys"]): RowFilter | undefined {
  const absent = by.filter((dimension, at) => keys?.[at] === null && dimension !== "tag");
  return joined(
    "and",
    absent.map((dimension) => condition(dimension, "isEmpty")),
  );
}

/** Lines of none of the groups that have a place of their own. */
function othersThan(groups: readonly Group[], by: readonly CostDimension[], tagKey: string): RowFilter | undefined {
  const own = groups.flatMap(({ keys }) => (keys ? [keys] : []));
  const [dimension] = by;
  if (dimension && by.length === 1)
    return noneOf(
      dimension,
      own.map(([key = null]) => key),
      tagKey,
    );
  const each = own.map((keys) =>
    joined(
      "or",
      by.flatMap((one, at) => noneOf(one, [keys[at] ?? null], tagKey) ?? []),
    ),
  );
  return joined(
    "and",
    each.flatMap((filter) => filter ?? []),
  );
}

/** Lines with none of these values of a dimension; null among them stands for lines without one, which an empty tag is, too. */
function noneOf(dimension: CostDimension, values: readonly (string | null)[], tagKey: string): RowFilter | undefined {
  const given = values.flatMap((value) => value ?? []);
  const lacked = values.includes(null);
  const isTag = dimension === "tag";
  const unwanted = isTag && lacked ? [...given, ""] : given;
  return joined("and", [
    ...(lacked ? [condition(dimension, "isNotEmpty", [], tagKey)] : []),
    ...(unwanted.length > 0 ? [condition(dimension, "isNot", unwanted, tagKey)] : []),
  ]);
}

function condition(
  dimension: CostDimension,
  operator: Condition["operator"],
  values: readonly string[] = [],
  tagKey = "",
): Condition {
  const of = dimension === "tag" ? { property: "tags", key: tagKey } : { property: dimension };
  return { kind: "condition", ...of, operator, values };
}
