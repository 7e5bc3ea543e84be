import databaseScreen from "../../../../config/screens/resource/databases.json" with { type: "json" };
import diskScreen from "../../../../config/screens/resource/disks.json" with { type: "json" };
import hostScreen from "../../../../config/screens/resource/hosts.json" with { type: "json" };
import mongoScreen from "../../../../config/screens/resource/mongos.json" with { type: "json" };
import priNetScreen from "../../../../config/screens/resource/private-networks.json" with { type: "json" };
import pubIpScreen from "../../../../config/screens/resource/public-ips.json" with { type: "json" };
import redisScreen from "../../../../config/screens/resource/redis.json" with { type: "json" };
import enums from "../../../../config/words/enums.json" with { type: "json" };
import type { ResourceChange as ShownChange, ResourceType } from "../../../generated/api";
import type { ResourceChange } from "../../database/schema/resource";
import type { Words } from "../../errors";
import { rowPropertiesOf } from "../../export/row-properties";
import { toLocalDateTime } from "../../time";
import { listed } from "./permitted";

/** The screen of each type, whose fields name the units. */
const screens: Record<ResourceType, { fields: Readonly<Record<string, Words & { unit?: Words }>> }> = {
  host: hostScreen,
  disk: diskScreen,
  database: databaseScreen,
  redis: redisScreen,
  mongo: mongoScreen,
  pubIp: pubIpScreen,
  priNet: priNetScreen,
};

/** Properties that are times; in JSON they are texts. */
const times: readonly string[] = ["createTime", "expireTime"];

const yesNo = { true: { zh: "是", en: "Yes" }, false: { zh: "否", en: "No" } };

/** No value is longer in the API. */
const LONGEST = 500;

/** Makes texts of the changes of a resource: the words of enumerations and numbers with their units, as its screen shows them. */
export function changeTexts(
  type: ResourceType,
  language: keyof Words,
): (changes: readonly ResourceChange[]) => ShownChange[] {
  const properties = rowPropertiesOf(listed[type].id);
  const textOf = (field: string, value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    if (times.includes(field)) return typeof value === "string" ? toLocalDateTime(new Date(value)) : null;
    const words = wordsOf(properties.get(field)?.enumeration, value);
    const unit = typeof value === "number" ? screens[type].fields[field]?.unit : undefined;
    return (words?.[language] ?? [plainText(value), unit?.[language]].filter(Boolean).join(" ")).slice(0, LONGEST);
  };
  return (changes) =>
    changes.map(({ field, from, to }) => ({ field, from: textOf(field, from), to: textOf(field, to) }));
}

/** The words of an enumeration's value, or of yes and no; undefined for what has none. */
function wordsOf(enumeration: string | undefined, value: unknown): Words | undefined {
  if (typeof value === "boolean") return yesNo[`${value}`];
  const known = enums as unknown as Readonly<Record<string, Readonly<Record<string, Words>>>>;
  return enumeration === undefined ? undefined : known[enumeration]?.[String(value)];
}

/** A value as text; the same for the same value. */
export function plainText(value: unknown): string {
  const list = Array.isArray(value) && value.every((one) => typeof one !== "object") ? value.join(", ") : undefined;
  return list ?? (typeof value === "object" ? JSON.stringify(value) : String(value));
}
