import { isBag } from "../changes/difference";
import type { Document } from "../changes/documents";
import { factNames } from "../index/facts";
import type { Description } from "../api/description";
import type { Path } from "../read/config-file";
import type { PlacedImpact } from "./impact";
import { placeOfPath } from "./places";

/** Facts that rules of menus and of entry ask about, and that are numbered by the API. */
const facts = ["customType", "accountType"] as const;

/** Rules that name values of a fact that has more of them now: what is to hold for the new ones is for people to say. */
export function ruleImpacts(document: Document, before: Description, after: Description): PlacedImpact[] {
  if (!document.file.path.startsWith("config/rules/")) return [];
  return facts.flatMap((fact) => {
    const [was, is] = [before, after].map((api) => [...(factNames(api, fact)?.keys() ?? [])]);
    const added = (is ?? []).filter((name) => !was?.includes(name)).join(", ");
    if (added === "") return [];
    return placesOf(fact, document.value).map((path): PlacedImpact => {
      const place = placeOfPath(path.slice(0, 2), document);
      const words = {
        zh: `${place.zh}：${fact} 新增值 ${added}，该规则未提及`,
        en: `${place.en}: ${fact} now also has ${added}, which the rule does not name`,
      };
      return { breaks: false, path, words };
    });
  });
}

function placesOf(key: string, value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => placesOf(key, each, [...path, index]));
  if (!isBag(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [[...path, name]] : placesOf(key, inner, [...path, name]),
  );
}
