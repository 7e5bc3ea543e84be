import type { EnumWords } from "../../model/config/texts";
import type { Words } from "../../model/words";
import type { Speaker } from "../../state/language";
import { MENU_CODES } from "../../widgets/contract";
import { enumShown } from "../../widgets/shared/enum-words";
import type { NamedField } from "../shared/shown-fields";
import type { Obstacle } from "../shared/obstacle";

/** What a sentence about an obstacle is made of. */
export interface ObstacleWords {
  speaker: Speaker;
  enums: EnumWords;
  fields: ReadonlyMap<string, NamedField>;
  /** Whom to ask for a missing permission. */
  contact: Words;
}

/** Says why an action cannot be performed: which permission is missing and who to ask, or which state forbids it. */
export function obstacleWords(obstacle: Obstacle, words: ObstacleWords): string {
  const { t, say } = words.speaker;
  switch (obstacle.kind) {
    case "permission": {
      const permission = obstacle.missing
        .map((codes) => codes.map((code) => codeWords(code, words)).join(t("action.or")))
        .join(t("action.listSeparator"));
      return t("action.noPermission", { permission, contact: say(words.contact) });
    }
    case "account":
      return t("action.notForAccount");
    case "selection":
      return t("action.notForSelection", { count: obstacle.count });
    case "tooMany":
      return t("action.tooMany", { most: obstacle.most });
    case "busy":
      return t("action.busy");
    case "state":
      return obstacle.why ? say(obstacle.why) : stateWords(obstacle.field, obstacle.value, words);
    case "scope":
      return t("action.notForScope", {
        filters: obstacle.filters.map((filter) => say(filter)).join(t("action.listSeparator")),
      });
    case "row":
      return t("action.notForRow");
  }
}

/** "Bill detail (v3-17)". */
function codeWords(code: string, { speaker, enums }: ObstacleWords): string {
  const words = enums[MENU_CODES]?.[code];
  return words ? speaker.t("action.permissionName", { name: speaker.say(words), code }) : code;
}

function stateWords(name: string, value: unknown, { speaker, enums, fields }: ObstacleWords): string {
  const { language, say, t } = speaker;
  const field = fields.get(name);
  if (!field) return t("action.notForRow");
  if (value === null || value === undefined || value === "")
    return t("action.notWhileEmpty", { field: say(field.words) });
  const shown =
    typeof value === "boolean"
      ? t(value ? "cell.yes" : "cell.no")
      : enumShown(value, field.enum, enums, language)?.text;
  return shown === undefined
    ? t("action.notForRow")
    : t("action.notInState", { field: say(field.words), value: shown });
}
