import type { CostDimension, CostRow } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { cloudName } from "../../../cloud-names/in-language";
import { partWords } from "../parts/words";
import { toTagText } from "../tag-text";
import type { CostCell } from "./read-costs";
import { severalViews } from "./views";

/** What absent values are called. */
const none: Record<Context["language"], string> = { zh: "无", en: "None" };

/** Where a dimension's value and its name stand in a row. */
const places: Record<CostDimension, { key: keyof CostRow; name?: keyof CostRow }> = {
  cloudCode: { key: "cloudCode" },
  accountUid: { key: "accountUid", name: "accountName" },
  regionId: { key: "regionId", name: "regionName" },
  productCode: { key: "productCode", name: "productName" },
  serviceCategory: { key: "serviceCategory" },
  resourceId: { key: "resourceId", name: "resourceName" },
  tag: { key: "tag", name: "tagValue" },
  viewId: { key: "viewId", name: "viewName" },
  projectId: { key: "projectId", name: "projectName" },
  payMode: { key: "payMode" },
};

/** The property of a row that says what a dimension's value is called. */
export function namedBy(dimension: CostDimension): keyof CostRow {
  const { key, name } = places[dimension];
  return name ?? key;
}

/** What the groups are, by their places: each dimension's values, with names that tell them apart. */
export function labelled(
  groups: readonly CostCell[],
  { by = [], tagKey = "" }: Input<"listCosts">,
  language: Context["language"],
): Map<number, Partial<CostRow>> {
  const keyed = (dimension: CostDimension, value: string | null): string | number | null => {
    if (dimension === "tag") return toTagText(tagKey.trim(), value);
    if (dimension === "viewId" && value === severalViews) return null;
    return (dimension === "projectId" || dimension === "viewId") && value !== null ? Number(value) : value;
  };
  const called = by.map((dimension, at) =>
    namesOf(groups, at, language, (value) => wordFor(dimension, value, language)),
  );
  return new Map(
    groups.map(({ place, keys }): [number, Partial<CostRow>] => {
      const entries = by.flatMap((dimension, at) => {
        const value = keys?.[at] ?? null;
        const { key, name } = places[dimension];
        return [[key, keyed(dimension, value)], ...(name ? [[name, called[at]?.get(value) ?? null]] : [])];
      });
      // The texts of enumerations were checked when the lines were written.
      return [place ?? 0, keys === null ? {} : (Object.fromEntries(entries) as Partial<CostRow>)];
    }),
  );
}

/** What is called by a word, since it has no name. */
function wordFor(dimension: CostDimension, value: string | null, language: Context["language"]): string | undefined {
  const { untagged, unassigned, shared } = partWords[language];
  if (dimension === "viewId" && value === severalViews) return shared;
  if (value !== null) return undefined;
  if (dimension === "viewId") return unassigned;
  return dimension === "tag" ? untagged : none[language];
}

/** A name for each value of a dimension; two of the same name have their value beside it. */
function namesOf(
  groups: readonly CostCell[],
  at: number,
  language: Context["language"],
  wordOf: (value: string | null) => string | undefined,
): Map<string | null, string> {
  const names = new Map<string | null, string>();
  for (const { keys, names: given } of groups) {
    const key = keys?.[at] ?? null;
    if (keys !== null && !names.has(key)) names.set(key, wordOf(key) ?? given?.[at] ?? key ?? "");
  }
  const count = (name: string) => [...names.values()].filter((other) => other === name).length;
  // A name of a cloud is known as a whole: it is translated before something stands beside it.
  const apart = (key: string, name: string) => `${cloudName(name, language)} · ${key}`;
  return new Map(
    [...names].map(([key, name]) => [key, key !== null && key !== name && count(name) > 1 ? apart(key, name) : name]),
  );
}
