import type { Words } from "../../model/words";
import { isBag } from "./difference";
import { keyNamed } from "./keys";
import { joined, type NameContext, shown } from "./values";

/** What a rule does, as its keys name it. */
const effects = ["only", "hide", "showOnly", "go"];

/** Whom a rule is about and what it does, which its `why` may not say; undefined for what is no rule. */
export function ruleEffect(value: unknown, context: NameContext): Words | undefined {
  if (!isBag(value) || !isBag(value.why)) return undefined;
  const keys = ["when", "anyOf", ...effects].filter((key) => value[key] !== undefined);
  const parts = keys.flatMap((key): Words[] => {
    const known = keyNamed(key);
    if (!known) return [];
    const said = shown(value[key], known.names, key, context);
    return [{ zh: `${known.zh}：${said.zh}`, en: `${known.en}: ${said.en}` }];
  });
  return parts.length > 0 ? joined(parts, { zh: "；", en: "; " }) : undefined;
}
